import type { YamlProblem } from '../../model/yaml-problem.ts'
import type { Message } from '../message.ts'

const QUOTE = 'Put the whole text in double quotes: "…".'

export function yamlMessage(fault: YamlProblem): Message {
  switch (fault.problem) {
    case 'duplicate-key':
      return {
        sentence: `The key \`${fault.name}\` stands here twice, and only one of them would count.`,
        fix: 'Remove one of the two.',
      }
    case 'colon-in-text':
      return {
        sentence: 'A colon followed by a space inside unquoted text starts a new key.',
        fix: QUOTE,
      }
    case 'brace-at-start':
      return { sentence: 'Text that begins with a brace or a bracket needs quotes.', fix: QUOTE }
    case 'text-after-quote':
      return {
        sentence: 'The quotes close before the text ends.',
        fix: 'Put the whole text in double quotes, and write a double quote inside it as \\".',
      }
    case 'special-start':
      return {
        sentence: `Unquoted text can't begin with \`${fault.character}\`.`,
        fix: QUOTE,
      }
    case 'unclosed-quote':
      return {
        sentence: 'The quotes that open here are not closed.',
        fix: 'Add the closing quote at the end of the text.',
      }
    case 'unclosed-bracket':
      return {
        sentence: 'The bracket or brace that opens here is not closed.',
        fix: 'Close it, or put the text in double quotes if it is part of the text.',
      }
    case 'missing-colon':
      return {
        sentence: 'This line is neither a key with a colon nor the indented rest of a text.',
        fix: 'Write `key: text`, or indent the line so that it continues the text above.',
      }
    case 'tab':
      return {
        sentence: 'A tab indents this line, and YAML counts spaces only.',
        fix: 'Replace the tab with two spaces for each level.',
      }
    case 'indentation':
      return {
        sentence: "This line's indentation doesn't fit the lines around it.",
        fix: 'Give keys of the same level the same number of spaces, two more than their parent.',
      }
    case 'bad-escape':
      return {
        sentence: 'A backslash in double quotes begins a sign that YAML does not know.',
        fix: 'Write the backslash twice: \\\\.',
      }
    case 'multiple-documents':
      return {
        sentence: 'A line `---` or `...` begins a second document, which nothing reads.',
        fix: 'Remove that line.',
      }
    case 'alias':
    case 'anchor': {
      const sign = fault.problem === 'alias' ? '*' : '&'
      return {
        sentence: `A \`${sign}\` before a value is a YAML reference, which content does not use.`,
        fix: `Write the value out, or put it in double quotes if \`${sign}\` is part of the text.`,
      }
    }
    case 'tag':
      return {
        sentence: 'An `!` before a value is a YAML tag, which content does not use.',
        fix: 'Remove it, or put the value in double quotes if `!` is part of the text.',
      }
    case 'directive':
      return {
        sentence: 'A line that begins with `%` changes how the file is read.',
        fix: 'Remove the line.',
      }
    case 'complex-key':
      return { sentence: 'A key must be one word.', fix: 'Write `key: value`.' }
    case 'too-deep':
      return {
        sentence: 'The file is nested too deep to be read.',
        fix: 'Remove the levels that the schema does not ask for.',
      }
    case 'other':
      return {
        sentence: `YAML can't be read here: ${lowerFirst(fault.reason)}.`,
        fix: 'Compare the line with the same one in content/pt-BR, or put its text in double quotes.',
      }
  }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
