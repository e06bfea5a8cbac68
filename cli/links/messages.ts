import type { LinkFinding, LinkFindingOf, LinkRuleId } from './finding.ts'
import { didYouMean } from '../core/report-language.ts'
import type { Message } from './message.ts'
import { externalMessage } from './messages/external-message.ts'
import {
  canonicalMessage,
  hreflangMessage,
  languageMessage,
  openGraphMessage,
  sitemapMessage,
  structuredDataMessage,
} from './messages/head-message.ts'
import { contactMessage, invalidLinkMessage, labelMessage } from './messages/link-message.ts'

/** The wording of a finding, for people. */
export function linkMessageOf(finding: LinkFinding): Message {
  const word = messages[finding.rule] as (finding: LinkFinding) => Message
  return word(finding)
}

const messages: { [Id in LinkRuleId]: (finding: LinkFindingOf<Id>) => Message } = {
  'missing-page': ({ args }) => ({
    sentence: `The page of \`${args.address}\` was not built.`,
    fix: 'Build again; src/routes.tsx must put a page at every address of src/urls.ts.',
  }),
  'unexpected-page': ({ args }) => ({
    sentence: 'No address shows this page.',
    fix: args.suggestion
      ? `Did you mean ${args.suggestion}? Rename it, or remove it from public/.`
      : 'Remove it from public/, or give it an address in src/urls.ts.',
  }),
  'invalid-link': ({ args }) => invalidLinkMessage(args),
  'broken-link': ({ args }) => ({
    sentence: `Nothing stands at \`${args.address}\`.`,
    fix: didYouMean('en', args.suggestion) ?? 'Correct the address; src/urls.ts lists every page.',
  }),
  'broken-anchor': ({ args }) => ({
    sentence: `There is no \`#${args.anchor}\` on the page ${args.page}.`,
    fix:
      didYouMean('en', args.suggestion && `#${args.suggestion}`) ??
      'Lead to a section that is there; src/anchors.ts lists them.',
  }),
  'missing-asset': ({ args }) => ({
    sentence: `The build holds no file \`${args.address}\`.`,
    fix: didYouMean('en', args.suggestion) ?? 'Correct the address, or put the file into public/.',
  }),
  'contact-link': ({ args }) => contactMessage(args),
  'mixed-language': ({ args }) => ({
    sentence: `A link on a page in ${args.from} leads to a page in ${args.to}: \`${args.address}\`.`,
    fix: `Lead to \`${args.suggestion}\`; only the flags change the language, and say so by hreflang.`,
  }),
  'link-label': ({ args }) => labelMessage(args),
  'duplicate-id': ({ args }) => ({
    sentence: `The id \`${args.id}\` stands ${args.count} times on the page.`,
    fix: 'Give each element an id of its own: links and labels reach the first one only.',
  }),
  'document-language': ({ args }) => languageMessage(args),
  canonical: ({ args }) => canonicalMessage(args),
  hreflang: ({ args }) => hreflangMessage(args),
  'open-graph': ({ args }) => openGraphMessage(args),
  'structured-data': ({ args }) => structuredDataMessage(args),
  sitemap: ({ args }) => sitemapMessage(args),
  'missing-text': ({ args }) => ({
    sentence: `This text is not on the page ${args.page}.`,
    fix: 'Build again; if it stays away, the component of its section leaves it out.',
  }),
  'external-link': ({ args }) => externalMessage(args),
}
