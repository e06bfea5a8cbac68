import { filesOf } from '../content.ts'
import { faultOf, type Family, type Scene } from '../fault.ts'
import { getLine, replaceLines } from '../lines.ts'
import { writtenIn, type WrittenKey } from '../written-keys.ts'

/** What becomes of `  title: Some words`, in parts. */
type Damage = (indent: string, name: string, value: string) => string

const damages: Record<string, Damage> = {
  'a quote that never closes': (indent, name, value) =>
    `${indent}${name}: "${value.replaceAll('"', '')}`,
  'words after a closing quote': (indent, name, value) =>
    `${indent}${name}: "${value.replaceAll('"', '')}" (novo)`,
  'a second colon': (indent, name, value) => `${indent}${name}: nota: ${value.replaceAll('"', '')}`,
  'no space after the colon': (indent, name, value) => `${indent}${name}:${value}`,
  'no colon': (indent, name, value) => `${indent}${name} ${value}`,
  'a brace without quotes': (indent, name, value) =>
    `${indent}${name}: {years} ${value.replaceAll('"', '')}`,
  'a bracket without quotes': (indent, name, value) => `${indent}${name}: [${value}`,
  'an at sign without quotes': (indent, name, value) =>
    `${indent}${name}: @${value.replaceAll('"', '')}`,
  'stars for bold without quotes': (indent, name, value) =>
    `${indent}${name}: **${value.replaceAll('"', '')}**`,
  'one space too many': (indent, name, value) => `${indent} ${name}: ${value}`,
  'one space too few': (indent, name, value) => `${indent.slice(1)}${name}: ${value}`,
  'a tab': (indent, name, value) => `\t${indent}${name}: ${value}`,
  'a line broken in two': (indent, name, value) =>
    `${indent}${name}: ${value.replace(/ (?=\S+$)/, '\n')}`,
}

/**
 * YAML that can't be read, or is read as something else. Right is the line itself,
 * or one of its neighbours, since often it's only there that a reader can know.
 * Where a file has lost the end of its front matter, right is its first line, the
 * line where the end should be, or the last.
 */
export const brokenYaml: Family = {
  name: 'broken YAML',
  files: filesOf,
  plant(scene) {
    if (scene.file.endsWith('.mdx') && scene.random.below(12) === 0) return withoutEnd(scene)
    const { text, random } = scene
    const { keys } = writtenIn(text)
    const texts = keys.filter((other) => other.holds === 'text' && !other.opensItem)
    if (texts.length === 0) return undefined
    const key = random.pick(texts)
    const [name, damage] = random.pick(Object.entries(damages))
    const after = replaceLines(text, key.line, 1, damage(...partsOf(text, key)))
    return faultOf(scene, `${key.path}: ${name}`, after, [key.line - 1, key.line + 1])
  },
}

function partsOf(text: string, { line, name }: WrittenKey): Parameters<Damage> {
  const [indent = '', value = ''] = getLine(text, line).split(`${name}: `)
  return [indent, name, value.replace(/ #.*/, '')]
}

function withoutEnd(scene: Scene) {
  const { text } = scene
  const line = text.split('\n').indexOf('---', 1) + 1
  const after = replaceLines(text, line, 1)
  const last = after.split('\n').length
  return faultOf(scene, 'no --- at the end of the front matter', after, 1, [line - 1, line], last)
}
