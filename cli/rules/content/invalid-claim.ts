import { claimFile, claimKey, readClaims } from '../../content/claims.ts'
import type { Content, LocaleContentFile } from '../../content/content-model.ts'
import { valuesIn } from '../../content/values/nested-values.ts'
import { formatKeyPath } from '../../core/location.ts'
import { joinWithAnd } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'
import { closestSpelling } from '../../core/suggestion.ts'

type Data =
  | { problem: 'file'; name: string; known: readonly string[] }
  | { problem: 'key'; name: string; path: string }

export default defineRule({
  id: 'invalid-claim',
  severity: 'error',
  what: {
    en: 'Every claim in content/claims.yaml refers to a text.',
    pt: 'Toda afirmação em content/claims.yaml se refere a um texto.',
    es: 'Todas las afirmaciones de content/claims.yaml se refieren a un texto.',
  },
  why: {
    en: 'Otherwise, nobody would notice when the text changes. `file` is the name of a file, such as contact.mdx; `key` is the key that reports show, or `prose`.',
    pt: 'Sem isso, ninguém notaria uma mudança no texto. `file` é o nome de um arquivo, como contact.mdx; `key` é o campo que os relatórios mostram, ou `prose` para o texto corrido.',
    es: 'Si no, nadie notaría un cambio en el texto. `file` es el nombre de un archivo, como contact.mdx; `key` es la clave que muestran los informes, o `prose` para el texto corrido.',
  },
  check(content: Content): Problem<Data>[] {
    const found = readClaims(content)
    if (!found) return []
    const { locate, sources, claims } = found
    return claims.flatMap(({ path, claim, source, texts }): Problem<Data> | [] => {
      if (!source) {
        const known = sources.map(({ name }) => claimFile(name))
        return {
          ...locate([...path, 'file']),
          suggestion: closestSpelling(claim.file, known),
          data: { problem: 'file', name: claim.file, known },
        }
      }
      // Other rules report a text, or a whole file, that cannot be read.
      if (texts.length > 0 || isUncertain(source, claim.key)) return []
      const keys = [...new Set(source.texts.map(claimKey))]
      return {
        ...locate([...path, 'key']),
        suggestion: closestSpelling(claim.key, keys),
        data: { problem: 'key', name: claim.key, path: source.path },
      }
    })
  },
  problem: {
    en: {
      file: ({ name }) => `There is no file \`${name}\`.`,
      key: ({ name, path }) => `${path} has no text \`${name}\`.`,
    },
    pt: {
      file: ({ name }) => `Não existe o arquivo \`${name}\`.`,
      key: ({ name, path }) => `${path} não tem o texto \`${name}\`.`,
    },
    es: {
      file: ({ name }) => `No existe el archivo \`${name}\`.`,
      key: ({ name, path }) => `${path} no tiene el texto \`${name}\`.`,
    },
  },
  fix: {
    en: {
      file: ({ known }) => `The files are ${joinWithAnd('en', known)}.`,
      key: 'Write the key that now contains the claim; if no text makes it any more, remove the claim.',
    },
    pt: {
      file: ({ known }) => `Os arquivos são ${joinWithAnd('pt', known)}.`,
      key: 'Escreva o campo em que a afirmação está agora; se ela não aparece mais em nenhum texto, remova-a da lista.',
    },
    es: {
      file: ({ known }) => `Los archivos son ${joinWithAnd('es', known)}.`,
      key: 'Escriba la clave que contiene ahora la afirmación; si ya no aparece en ningún texto, quítela de la lista.',
    },
  },
  cases: [
    {
      name: 'a file that does not exist',
      file: 'content/claims.yaml',
      find: /(^claims:\n.*file: )services\.mdx/m,
      replace: '$1‸service.mdx',
      key: 'claims[0].file',
      report: /no file `service\.mdx`[^]*Did you mean `services\.mdx`\?/,
    },
    {
      name: 'a key that does not exist',
      file: 'content/claims.yaml',
      find: /key: items\.squads\.text/,
      replace: 'key: ‸items.support.description',
      key: 'claims[0].key',
      report: /pt-BR\/services\.mdx has no text `items\.support\.description`[^]*remove the claim/,
    },
  ],
})

/** Whether a key may exist although it has no readable text. */
function isUncertain({ data, prose, texts }: LocaleContentFile, claimed: string): boolean {
  if (!data?.value || texts.length === 0) return true
  return claimed === 'prose'
    ? prose?.state === 'invalid'
    : [...valuesIn(data.value)].some(([key]) => formatKeyPath(key) === claimed)
}
