import { sourceOf } from '../content-model.ts'
import type { Finding } from '../finding.ts'
import { localeFilesOf } from '../model/counterpart.ts'
import { blockLike, outlineOf, proseStart } from '../model/prose-outline.ts'
import type { Rule } from './rule.ts'

/** Prose has the paragraphs, lists and components of its source. */
export const structureMismatch: Rule = {
  id: 'structure-mismatch',
  allowable: true,
  check: (model) =>
    localeFilesOf(model).flatMap((file): Finding[] => {
      const source = sourceOf(model, file)
      if (source?.prose?.state !== 'parsed' || file.prose?.state !== 'parsed') return []
      if (file.body === 'forbidden') return []
      // Words of the file's own language are marked in the source alone.
      const isOwn = new RegExp(`lang="(?:${file.locale}|${file.locale.split('-')[0]})"`)
      const expected = outlineOf(source).filter(({ path }) => !isOwn.test(path))
      const isSourceOwn = new RegExp(`lang="(?:${source.locale}|${source.locale.split('-')[0]})"`)
      const actual = outlineOf(file).filter(({ path }) => !isSourceOwn.test(path))
      const missing = expected.find(({ path }) => actual.every((node) => node.path !== path))
      const extra = actual.find(({ path }) => expected.every((node) => node.path !== path))
      if (!missing && !extra) return []
      return [
        {
          rule: 'structure-mismatch',
          severity: 'error',
          file: file.path,
          place:
            extra?.place ?? (missing ? blockLike(file, source, missing.place) : proseStart(file)),
          related: { file: source.path, place: missing?.place ?? proseStart(source) },
          args: { missing: missing?.path, extra: extra?.path },
        },
      ]
    }),
}
