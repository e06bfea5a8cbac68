import type { LiveSite } from '../../live/live-site.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data = { problem: 'hosts'; count: number } | { problem: 'tls' | 'record' }

export default defineRule({
  id: 'not-checked',
  severity: 'note',
  what: {
    en: 'What the check of a deployed site leaves out at this URL.',
    pt: 'O que a verificação de um site publicado deixa de fora nesta URL.',
    es: 'Lo que la comprobación de un sitio publicado omite en esta URL.',
  },
  why: {
    en: 'A certificate belongs to one host name, and the host name decides the language of the URLs without one.',
    pt: 'Um certificado é de um domínio, e o domínio decide o idioma das URLs sem idioma.',
    es: 'Un certificado es de un dominio, y el dominio decide el idioma de las URL sin idioma.',
  },
  check: ({ origin, answers, unsentCount, record }: LiveSite): Problem<Data>[] => {
    if (answers.length === 0) return []
    const found: Data[] = []
    if (unsentCount > 0) found.push({ problem: 'hosts', count: unsentCount })
    if (!origin.startsWith('https:')) found.push({ problem: 'tls' })
    if (record === 'missing') found.push({ problem: 'record' })
    return found.map((data) => ({ file: origin, data }))
  },
  problem: {
    en: {
      hosts: ({ count }) => `Requests for other host names that were not sent: ${count}.`,
      tls: 'Without TLS, the certificate and `Strict-Transport-Security` are not checked.',
      record: 'The site has no /release.json, so its pages are not compared with their build.',
    },
    pt: {
      hosts: ({ count }) => `Requisições a outros domínios que não foram enviadas: ${count}.`,
      tls: 'Sem TLS, o certificado e `Strict-Transport-Security` não são verificados.',
      record: 'O site não tem /release.json; por isso as páginas não são comparadas com o build.',
    },
    es: {
      hosts: ({ count }) => `Peticiones a otros dominios que no se enviaron: ${count}.`,
      tls: 'Sin TLS no se comprueban el certificado ni `Strict-Transport-Security`.',
      record: 'El sitio no tiene /release.json; por eso sus páginas no se comparan con el build.',
    },
  },
  fix: {
    en: {
      hosts: 'Also check your other host names, one by one.',
      tls: 'Check the public URL, which begins with https.',
      record: 'Publish a new build, which contains it.',
    },
    pt: {
      hosts: 'Verifique também os seus outros domínios, um por um.',
      tls: 'Verifique a URL pública, que começa com https.',
      record: 'Publique um novo build, que o contém.',
    },
    es: {
      hosts: 'Compruebe también sus otros dominios, uno por uno.',
      tls: 'Compruebe la URL pública, que empieza por https.',
      record: 'Publique un nuevo build, que lo contiene.',
    },
  },
  cases: [],
})
