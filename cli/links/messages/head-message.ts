import { listedIn, didYouMean } from '../../core/report-language.ts'
import type { Message } from '../message.ts'
import type { LinkFindingArgs } from '../finding.ts'

export function languageMessage(args: LinkFindingArgs['document-language']): Message {
  switch (args.problem) {
    case 'missing':
      return {
        sentence: 'The page does not say which language it is in.',
        fix: `Give the html element lang="${args.expected}".`,
      }
    case 'wrong':
      return {
        sentence: `The page says that it is in \`${args.actual}\`; its address is that of ${args.expected}.`,
        fix: `Give the html element lang="${args.expected}".`,
      }
    case 'not-a-tag':
      return {
        sentence: `\`${args.actual}\` is no language tag.`,
        fix: 'Write a tag such as en or pt-BR.',
      }
  }
}

export function canonicalMessage(args: LinkFindingArgs['canonical']): Message {
  switch (args.problem) {
    case 'missing':
      return {
        sentence: 'The page does not name its own address.',
        fix: 'Add a link of the relation canonical to its head.',
      }
    case 'repeated':
      return {
        sentence: 'The page names two addresses as its own; search engines then ignore both.',
        fix: 'Keep one link of the relation canonical.',
      }
    case 'wrong':
      return {
        sentence: `The page names \`${args.actual}\` as its own address.`,
        fix: `Write \`${args.expected}\`, in full.`,
      }
  }
}

export function hreflangMessage(args: LinkFindingArgs['hreflang']): Message {
  switch (args.problem) {
    case 'missing':
      return {
        sentence: `The page does not name its twin in \`${args.tag}\`.`,
        fix: 'Add it: every page names all languages, itself and x-default, or none of them counts.',
      }
    case 'repeated':
      return {
        sentence: `The page names two twins in \`${args.tag}\`.`,
        fix: 'Keep one.',
      }
    case 'unknown':
      return {
        sentence: `The site has no language \`${args.tag}\`.`,
        fix: didYouMean('en', args.suggestion) ?? 'Remove it; src/locales.ts lists the languages.',
      }
    case 'wrong':
      return {
        sentence: `The twin in \`${args.tag}\` is not \`${args.actual}\`.`,
        fix: `Write \`${args.expected}\`, in full.`,
      }
    case 'link':
      return {
        sentence: `The link announces a page in \`${args.tag}\` and leads to one in \`${args.actual}\`.`,
        fix: 'Make address and hreflang agree.',
      }
  }
}

export function openGraphMessage(args: LinkFindingArgs['open-graph']): Message {
  switch (args.problem) {
    case 'missing':
      return {
        sentence: `The page has no \`${args.property}\`.`,
        fix: 'Add it: a shared link needs og:title, og:type, og:image and og:url.',
      }
    case 'relative':
      return {
        sentence: `\`${args.property}\` is \`${args.actual}\`, which means nothing on another site.`,
        fix: 'Write the whole address, from https:// on.',
      }
    case 'nowhere':
      return {
        sentence: `Nothing stands at \`${args.actual}\`, the address in \`${args.property}\`.`,
        fix:
          didYouMean('en', args.suggestion) ??
          'Put the picture into public/, or correct the address.',
      }
    case 'differs':
      return {
        sentence: `\`${args.property}\` is \`${args.actual}\`.`,
        fix: `On this page it is \`${args.expected}\`.`,
      }
  }
}

export function structuredDataMessage(args: LinkFindingArgs['structured-data']): Message {
  switch (args.problem) {
    case 'not-json':
      return {
        sentence: `This is no JSON: ${args.reason}.`,
        fix: 'Write it with JSON.stringify.',
      }
    case 'nowhere':
      return {
        sentence: `Nothing stands at \`${args.address}\`, which the structured data name.`,
        fix: didYouMean('en', args.suggestion) ?? 'Correct the address.',
      }
    case 'language':
      return {
        sentence: `The structured data say that the page is in \`${args.actual}\`.`,
        fix: `Write \`${args.expected}\`, the language of the page.`,
      }
  }
}

export function sitemapMessage(args: LinkFindingArgs['sitemap']): Message {
  switch (args.problem) {
    case 'not-xml':
      return { sentence: `This is no XML: ${args.reason}`, fix: 'Correct what writes the sitemap.' }
    case 'absent':
      return {
        sentence: `robots.txt names a sitemap that is not there: \`${args.address}\`.`,
        fix: 'Name the file of the build, with the address of the site.',
      }
    case 'nowhere':
      return {
        sentence: `Nothing stands at \`${args.address}\`.`,
        fix: 'Name addresses of src/urls.ts only.',
      }
    case 'not-canonical':
      return {
        sentence: `\`${args.address}\` is not the address that its page names as its own.`,
        fix: 'Name the canonical address only.',
      }
    case 'repeated':
      return { sentence: `\`${args.address}\` is named twice.`, fix: 'Name it once.' }
    case 'missing-page':
      return {
        sentence: `\`${args.address}\` is missing.`,
        fix: 'Name every page that may be found.',
      }
    case 'alternates': {
      const parts = [
        ...(args.missing.length > 0 ? [`lacks ${listedIn('en', args.missing)}`] : []),
        ...(args.extra.length > 0 ? [`adds ${listedIn('en', args.extra)}`] : []),
      ]
      return {
        sentence: `The entry of \`${args.address}\` and its page name other languages: it ${parts.join(' and ')}.`,
        fix: 'Make both of one list.',
      }
    }
  }
}
