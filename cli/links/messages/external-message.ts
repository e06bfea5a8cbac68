import { counted } from '../../core/report-language.ts'
import type { Message } from '../message.ts'
import type { LinkFindingArgs } from '../finding.ts'

export function externalMessage({ address, ...args }: LinkFindingArgs['external-link']): Message {
  switch (args.problem) {
    case 'status':
      return {
        sentence: `\`${address}\` answers ${args.status}.`,
        fix:
          args.status >= 500
            ? 'Try again later; if it stays so, lead to another page.'
            : 'Open it, find where the page went, and write that address.',
      }
    case 'refused':
      return {
        sentence: `\`${address}\` answers ${args.status}: it lets no program look, so nobody knows whether it works.`,
        fix: 'Open it by hand.',
      }
    case 'moved':
      return {
        sentence: `\`${address}\` has moved for good (${args.status}).`,
        fix: `Write \`${args.to}\`.`,
      }
    case 'redirects':
      return {
        sentence: `\`${address}\` leads from address to address without an end.`,
        fix: 'Open it, and write the address of the page that you see.',
      }
    case 'timeout':
      return {
        sentence: `\`${address}\` does not answer within ${counted(args.seconds, 'second')}.`,
        fix: 'Try again later; if it stays so, lead to another page.',
      }
    case 'certificate':
      return {
        sentence: `Browsers warn of \`${address}\`: its certificate is not good (${args.reason}).`,
        fix: 'Correct the address, or lead to another page until its owner has put it right.',
      }
    case 'unreachable':
      return {
        sentence: `\`${address}\` cannot be reached (${args.reason}).`,
        fix: 'Look for a typing error in the name of the site.',
      }
  }
}
