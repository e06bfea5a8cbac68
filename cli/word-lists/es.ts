import type { LanguageData } from './index.ts'

export const es: LanguageData = {
  commonWords: `
    ahora al alguien aquí así bien con correo crear cuando cómo dato datos del derechos
    después donde dónde el electrónico elige elija ello ellos empezar en equipo errores es
    esto están hablar hable hacer hasta hoy las lo los mejor mejores mensaje muy más nadie
    negocio ninguna ningún nombre nosotros nuestra nuestras nuestro nuestros nuevas nuevos
    otra otras otro otros pero planes precios preguntas puede pueden quien qué respuesta
    respuestas según siempre sin son su sus también teléfono tiempo trabajo tu tus un una
    usted ustedes y ya
  `,
  distinctiveLetters: /ñ|ción$|ciones$|idad$/,
  fewestEqualWords: 5,
  quote: '«',
  vagueLabels: `
    aquí, clic, clic aquí, conoce más, conozca más, continuar, descubra más, descubre más,
    detalles, enlace, este enlace, esto, haga clic, haga clic aquí, haz clic, haz clic aquí,
    leer más, más, más detalles, más información, pulsa aquí, pulse aquí, saber más, vea
    aquí, ver, ver más`
    .trim()
    .split(/,\s+/),
}
