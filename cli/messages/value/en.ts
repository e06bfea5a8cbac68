import type { FindingOf } from '../../finding.ts'
import { formatKeyPath } from '../../key-path.ts'
import { offered } from '../list-words.ts'
import { counted, type Message } from '../message.ts'

export function valueMessage({ args, key = [] }: FindingOf<'invalid-value'>): Message {
  if (key.length === 0) {
    return {
      sentence: args.problem === 'empty' ? 'The file is empty.' : 'The file is no list of keys.',
      fix: 'Write each key with its value on a line of its own, as `key: value`.',
    }
  }
  const name = `\`${formatKeyPath(key)}\``
  const { sentence, fix } = withoutPurpose(args, name)
  return { sentence, fix: args.purpose ? `${fix} ${name} is: ${args.purpose}.` : fix }
}

function withoutPurpose(args: FindingOf<'invalid-value'>['args'], name: string): Message {
  switch (args.problem) {
    case 'empty':
      return { sentence: `${name} is empty.`, fix: 'Write its value after the colon.' }
    case 'surrounding-space':
      return {
        sentence: `${name} begins or ends with a space or a line break.`,
        fix: 'Remove it inside the quotes.',
      }
    case 'unprintable':
      return {
        sentence: `${name} holds a line break or a character that cannot be seen.`,
        fix: 'Write it again by hand, on one line.',
      }
    case 'unbalanced-brace':
      return {
        sentence: `${name} has a brace without its partner, or one too many.`,
        fix: 'Write a name in braces in full, as in {years}.',
      }
    case 'too-short':
      return {
        sentence: `${name} has ${args.actual} characters; its place asks for ${args.min} or more.`,
        fix: `Write at least ${counted(args.min - args.actual, 'more character')}.`,
      }
    case 'too-long':
      return {
        sentence: `${name} has ${args.actual} characters; its place holds ${args.max}.`,
        fix: `Shorten it by ${counted(args.actual - args.max, 'character')}.`,
      }
    case 'wrong-type':
      return {
        sentence: `${name} must be ${nouns[args.expected] ?? args.expected}, and is ${nouns[args.received] ?? args.received}.`,
        fix: typeFix(args.expected, args.received),
      }
    case 'not-an-option': {
      const hint = offered('en', args.suggestion)
      const options = args.options.map((option) =>
        option.includes(' ') ? option : `\`${option}\``,
      )
      return {
        sentence: `${name} must be ${options.join(' or ')}.`,
        fix:
          hint ??
          (options.length > 1
            ? 'Write one of them, letter by letter.'
            : 'Write it exactly like that.'),
      }
    }
    case 'not-whole':
      return {
        sentence: `${name} must be a whole number.`,
        fix: 'Write digits only: 3750, without a point, a comma or cents.',
      }
    case 'too-small':
      return {
        sentence: `${name} must be ${args.minimum} or more.`,
        fix: `Write a whole number from ${args.minimum} up.`,
      }
    case 'too-large':
      return {
        sentence: `${name} is larger than ${args.maximum}, the largest number that is counted exactly.`,
        fix: 'Write a smaller number.',
      }
    case 'list-size':
      return {
        sentence: `${name} has ${counted(args.actual, 'item')}; it must have ${sizeOf(args)}.`,
        fix: args.actual < (args.minimum ?? 0) ? 'Add the missing ones.' : 'Remove the extra ones.',
      }
    case 'wrong-form':
      return {
        sentence: `${name} isn't written the way it must be.`,
        fix: 'Write it as its description says.',
      }
    case 'not-https':
      return {
        sentence: `${name} must be a complete address that begins with https://.`,
        fix: 'Copy the address from the address bar of the browser.',
      }
  }
}

const nouns: Record<string, string> = {
  text: 'text',
  keys: 'a group of keys',
  list: 'a list',
  number: 'a number',
  'whole number': 'a whole number',
}

function typeFix(expected: string, received: string): string {
  if (expected === 'text' && received === 'keys') {
    return 'Put the text in double quotes if it begins with a brace or has a colon followed by a space: "{years} …".'
  }
  if (expected === 'text') return 'Put it in double quotes.'
  if (expected === 'list') return 'Begin each item on a line of its own with `- `.'
  if (expected === 'keys') return 'Write its keys below it, two spaces further in.'
  if (expected === 'true or false') return 'Write `true` or `false`, without quotes.'
  return 'Write digits only, without quotes, points or a currency.'
}

function sizeOf({ minimum, maximum }: { minimum?: number; maximum?: number }): string {
  if (minimum === maximum) return `exactly ${minimum}`
  return maximum === undefined ? `at least ${minimum}` : `at most ${maximum}`
}
