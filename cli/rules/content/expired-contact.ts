import type { Site } from '../../../src/content/site.ts'
import { settingsIn, type Content } from '../../content/content-model.ts'
import { defineRule } from '../../core/rule.ts'

/** A release fails if at most this many days are left until the expiry date. */
const NOTICE = 30

const DAY = 24 * 60 * 60 * 1000

export default defineRule({
  id: 'expired-contact',
  severity: 'error',
  releaseOnly: true,
  what: {
    en: `With --release, security.txt must be valid for another ${NOTICE} days.`,
    pt: `Com --release, o security.txt deve valer por mais ${NOTICE} dias.`,
    es: `Con --release, security.txt debe ser válido ${NOTICE} días más.`,
  },
  why: {
    en: 'Researchers do not trust a contact that has expired (RFC 9116). Set `security.expires` in content/site.yaml to a day within a year.',
    pt: 'Pesquisadores não confiam em um contato vencido (RFC 9116). Defina `security.expires` em content/site.yaml com uma data dos próximos doze meses.',
    es: 'Los investigadores no confían en un contacto caducado (RFC 9116). Ponga en `security.expires` de content/site.yaml una fecha de los próximos doce meses.',
  },
  check(content: Content) {
    const site = settingsIn<Site>(content, 'site')
    if (!site) return []
    const { expires } = site.value.security
    if (Date.parse(expires) - Date.now() > NOTICE * DAY) return []
    return [{ ...site.locate(['security', 'expires']), data: { expires } }]
  },
  problem: {
    en: ({ expires }) =>
      `The security contact is valid until ${expires}, for less than ${NOTICE} days.`,
    pt: ({ expires }) =>
      `O contato de segurança só vale até ${expires}; deve valer por mais ${NOTICE} dias.`,
    es: ({ expires }) =>
      `El contacto de seguridad solo es válido hasta el ${expires}; debe serlo ${NOTICE} días más.`,
  },
  fix: {
    en: 'Check that the e-mail address is right, and write a day within a year.',
    pt: 'Confira se o e-mail está certo e escreva uma data dos próximos doze meses.',
    es: 'Compruebe que el correo sea correcto y escriba una fecha de los próximos doce meses.',
  },
  cases: [],
})
