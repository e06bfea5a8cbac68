import type { FindingOf } from '../../finding.ts'
import type { ProseProblem } from '../../model/prose.ts'
import { listedIn, offered } from '../list-words.ts'
import type { Message } from '../message.ts'

const BRACE = '`{` starts a placeholder such as `{years}`; write `\\{` to show a brace.'

export function proseMessage(fault: ProseProblem): Message {
  switch (fault.problem) {
    case 'brace':
      return {
        sentence: 'What follows this `{` is no placeholder, or its `}` is missing.',
        fix: BRACE,
      }
    case 'import-or-export':
      return {
        sentence: 'A paragraph that begins with `import` or `export` is read as code.',
        fix: 'Begin the paragraph with another word.',
      }
    case 'comment':
      return {
        sentence: '`<!--` is a comment of HTML, which prose does not have.',
        fix: 'Remove it; remarks belong in the front matter, after a `#`.',
      }
    case 'bare-address':
      return {
        sentence: 'An address in angle brackets is read as a component.',
        fix: 'Write it as a link: [words to click](https://…).',
      }
    case 'less-than':
      return {
        sentence: '`<` starts a component, and no name follows it.',
        fix: 'Write `\\<` to show the sign, or say it in words.',
      }
    case 'tag-not-closed':
      return {
        sentence: 'This component is not opened and closed in the same paragraph.',
        fix: 'Remove HTML such as <br>. A component is written <Foreign lang="en">words</Foreign>, inside one paragraph.',
      }
    case 'tag':
      return {
        sentence: 'This component is not written out correctly.',
        fix: 'Write <Foreign lang="en">words</Foreign>, or `\\<` to show the sign.',
      }
    case 'too-deep':
      return {
        sentence: 'The prose is nested too deep to be read.',
        fix: 'Remove the marks that repeat at the beginning of a line.',
      }
    case 'other':
      return {
        sentence: `The prose can't be read here: ${fault.reason}.`,
        fix: 'Compare it with the same paragraph in content/pt-BR.',
      }
  }
}

export function markupMessage({ args }: FindingOf<'unsupported-markup'>): Message {
  const fix = markupFixes[args.markup]
  return {
    sentence: `Prose can't contain ${markupNames[args.markup] ?? args.markup}.`,
    fix: fix ?? 'Use paragraphs, **strong**, *emphasis*, [links](https://…) and lists.',
  }
}

const markupNames: Record<string, string> = {
  heading: 'headings',
  mdxTextExpression: 'code',
  mdxFlowExpression: 'a brace that stands by itself',
  mdxjsEsm: 'import or export',
  thematicBreak: 'a horizontal line',
  blockquote: 'block quotes',
  code: 'blocks of code',
  inlineCode: 'words in backquotes',
  image: 'pictures',
  linkReference: 'links that refer to another line',
  imageReference: 'pictures',
  definition: 'definitions of links',
}

const markupFixes: Record<string, string> = {
  heading: 'Put a heading in the front matter; the sections keep the order of headings.',
  mdxTextExpression: BRACE,
  mdxFlowExpression: `Put the placeholder inside a sentence. ${BRACE}`,
  mdxjsEsm: 'Begin the paragraph with another word.',
  linkReference: 'Write the address in the link: [words](https://…).',
  definition: 'Write the address in the link: [words](https://…).',
  code: 'Begin the line without four spaces or three backquotes.',
}

export function componentMessage({ args }: FindingOf<'unknown-component'>): Message {
  const tag = `<${args.name}>`
  const example = 'Write <Foreign lang="en">words of another language</Foreign>.'
  switch (args.problem) {
    case 'unknown':
      return {
        sentence: `There is no component ${tag}.`,
        fix:
          offered('en', args.suggestion) ??
          `Prose has ${listedIn('en', args.known)}; for stress use **…** or *…*.`,
      }
    case 'fragment':
      return { sentence: 'Prose has no empty tag <>.', fix: 'Remove <> and </>.' }
    case 'alone':
      return {
        sentence: `${tag} stands by itself; it belongs inside a paragraph.`,
        fix: `${example.slice(0, -1)} on one line.`,
      }
    case 'empty':
      return { sentence: `${tag} has no words in it.`, fix: example }
    case 'spread':
      return { sentence: `${tag} has code in braces among its props.`, fix: example }
    case 'missing-prop':
      return { sentence: `${tag} needs \`${args.prop}\`.`, fix: example }
    case 'empty-prop':
      return { sentence: `\`${args.prop}\` of ${tag} is empty.`, fix: example }
    case 'repeated-prop':
      return { sentence: `${tag} has \`${args.prop}\` twice.`, fix: 'Remove one of the two.' }
    case 'code-in-prop':
      return {
        sentence: `\`${args.prop}\` of ${tag} is code in braces.`,
        fix: `Write its value in double quotes: ${args.prop}="…".`,
      }
    case 'unknown-prop':
      return {
        sentence: `${tag} has no \`${args.prop}\`.`,
        fix: offered('en', args.suggestion) ?? `It takes ${listedIn('en', args.known)}.`,
      }
    case 'not-a-language':
      return {
        sentence: `\`${args.value}\` is no language tag.`,
        fix: 'Write a tag such as en, es, fr or pt-BR.',
      }
  }
}
