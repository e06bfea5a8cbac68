import { collapseWhitespace } from '../../content/translations/accepted-source.ts'
import { readClaims } from '../../content/claims.ts'
import type { Content } from '../../content/content-model.ts'
import { relatedTo } from '../../content/texts.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

interface Data {
  problem: 'unconfirmed' | 'changed'
  claimed: string
}

export default defineRule({
  id: 'unconfirmed-claim',
  severity: 'error',
  releaseOnly: true,
  what: {
    en: 'With --release, the owner has confirmed every claim in content/claims.yaml, and it is still in its text.',
    pt: 'Com --release, o proprietário confirmou toda afirmação em content/claims.yaml, e ela ainda está no texto.',
    es: 'Con --release, el propietario ha confirmado todas las afirmaciones de content/claims.yaml, y siguen en su texto.',
  },
  why: {
    en: 'These sentences promise more than the specification states, so only the owner knows whether they are true.',
    pt: 'Essas frases prometem mais do que diz a especificação; só o proprietário sabe se são verdadeiras.',
    es: 'Estas frases prometen más de lo que dice la especificación; solo el propietario sabe si son verdad.',
  },
  check(content: Content): Problem<Data>[] {
    const found = readClaims(content)
    if (!found) return []
    const { locate, claims } = found
    return claims.flatMap(({ path, claim, texts }): Problem<Data> | [] => {
      const [first] = texts
      // If the claim refers to no text, `invalid-claim` reports it.
      if (!first) return []
      const claimed = collapseWhitespace(claim.text)
      const text = texts.find((other) => collapseWhitespace(other.text).includes(claimed))
      if (text && claim.confirmed) return []
      return {
        ...locate([...path, text ? 'confirmed' : 'text']),
        ...relatedTo(text ?? first),
        isBrief: text !== undefined,
        data: { problem: text ? 'unconfirmed' : 'changed', claimed },
      }
    })
  },
  problem: {
    en: {
      unconfirmed: ({ claimed }) => `Nobody has confirmed this claim: ${claimed}`,
      changed: ({ claimed }) => `The text no longer contains this claim: ${claimed}`,
    },
    pt: {
      unconfirmed: ({ claimed }) => `Ninguém confirmou esta afirmação: ${claimed}`,
      changed: ({ claimed }) => `O texto não contém mais esta afirmação: ${claimed}`,
    },
    es: {
      unconfirmed: ({ claimed }) => `Nadie ha confirmado esta afirmación: ${claimed}`,
      changed: ({ claimed }) => `El texto ya no contiene esta afirmación: ${claimed}`,
    },
  },
  fix: {
    en: {
      unconfirmed:
        'If it is true, write `confirmed: true`; otherwise, change the text in every language, and remove the claim.',
      changed:
        'Quote the text as it is now, and have the owner confirm it again; or remove the claim if the text no longer makes it.',
    },
    pt: {
      unconfirmed:
        'Se for verdade, escreva `confirmed: true`; se não, mude o texto em todos os idiomas e remova a afirmação.',
      changed:
        'Cite o texto como está agora e peça ao proprietário que confirme a nova redação; ou remova a afirmação, se ela não aparece mais no texto.',
    },
    es: {
      unconfirmed:
        'Si es verdad, escriba `confirmed: true`; si no, cambie el texto en todos los idiomas y quite la afirmación.',
      changed:
        'Cite el texto tal como está ahora y pida al propietario que confirme la nueva redacción; o quite la afirmación si ya no aparece en el texto.',
    },
  },
  cases: [],
})
