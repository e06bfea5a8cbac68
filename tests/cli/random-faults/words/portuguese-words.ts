/**
 * Words of the content as Portugal writes them, and as Brazil does; either stands
 * out in the other country.
 */
export const portugueseWords: readonly { portugal: string; brazil: string }[] = [
  { portugal: 'equipa', brazil: 'equipe' },
  { portugal: 'equipas', brazil: 'equipes' },
  { portugal: 'Equipa', brazil: 'Equipe' },
  { portugal: 'Uma equipa', brazil: 'Um time' },
  { portugal: 'contacto', brazil: 'contato' },
  { portugal: 'contactos', brazil: 'contatos' },
  { portugal: 'Contacto', brazil: 'Contato' },
  { portugal: 'connosco', brazil: 'conosco' },
  { portugal: 'connosco', brazil: 'com a gente' },
  { portugal: 'consigo', brazil: 'com você' },
  { portugal: 'registados', brazil: 'registrados' },
  { portugal: 'regista', brazil: 'registra' },
  { portugal: 'câmara', brazil: 'câmera' },
  { portugal: 'Secções', brazil: 'Seções' },
  { portugal: 'Retalho', brazil: 'Varejo' },
  { portugal: 'monitorizados', brazil: 'monitorados' },
  { portugal: 'folhas de cálculo', brazil: 'planilhas' },
  { portugal: 'código postal', brazil: 'CEP' },
  { portugal: 'a trabalhar', brazil: 'trabalhando' },
  { portugal: 'anos a medir', brazil: 'anos medindo' },
  { portugal: 'A enviar', brazil: 'Enviando' },
  { portugal: 'a subir', brazil: 'subindo' },
  { portugal: 'a alinharem-se', brazil: 'se alinhando' },
  { portugal: 'Diga-nos', brazil: 'Nos diga' },
  { portugal: 'Descreva-nos', brazil: 'Nos descreva' },
  { portugal: 'separador', brazil: 'aba' },
  { portugal: 'faturas', brazil: 'notas fiscais' },
]
