import { didYouMean } from '../../core/report-language.ts'
import type { Message } from '../message.ts'
import type { LinkFindingArgs } from '../finding.ts'

export function invalidLinkMessage(args: LinkFindingArgs['invalid-link']): Message {
  switch (args.problem) {
    case 'empty':
      return {
        sentence: 'The link has no address: it leads back to its own page.',
        fix: 'Write where it leads, or make it plain text.',
      }
    case 'unreadable':
      return {
        sentence: `No browser can open \`${args.address}\`.`,
        fix: 'Copy the address from the address bar of the browser.',
      }
    case 'scheme':
      return {
        sentence: `\`${args.address}\` begins with \`${args.scheme}\`, which no link of the site uses.`,
        fix:
          didYouMean('en', args.suggestion) ??
          'Begin with https://, mailto:, tel:, / for a page or # for a section.',
      }
  }
}

export function contactMessage(args: LinkFindingArgs['contact-link']): Message {
  switch (args.problem) {
    case 'no-address':
      return {
        sentence: `\`${args.address}\` holds no e-mail address.`,
        fix: 'Write it as mailto:name@example.com.',
      }
    case 'no-number':
      return {
        sentence: `\`${args.address}\` holds no phone number that works from every country.`,
        fix: 'Write it as tel:+552100000000: a plus sign, the country, 15 digits at most, no spaces.',
      }
    case 'parameter':
      return {
        sentence: `Mail programs ignore \`${args.name}\` in \`${args.address}\`.`,
        fix: 'Use subject, body, cc or bcc.',
      }
    case 'differs':
      return {
        sentence: `The link shows \`${args.shown}\` and leads to \`${args.address}\`.`,
        fix: 'Make both the same in content/site.yaml.',
      }
  }
}

export function labelMessage(args: LinkFindingArgs['link-label']): Message {
  return args.problem === 'empty'
    ? {
        sentence: `The link to \`${args.address}\` has no words.`,
        fix: 'Write what the visitor finds there, or an aria-label from content/.',
      }
    : {
        sentence: `\`${args.label}\` does not say where the link leads.`,
        fix: 'Name what the visitor finds there, as in “Plans & pricing”: links are also read alone.',
      }
}
