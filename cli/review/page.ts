import { escapeAttribute, escapeText } from 'entities'
import { anchors } from '../../src/sections/anchors.ts'
import type { Locale } from '../../src/locales.ts'
import { diffWords } from '../content/translations/word-diff.ts'
import type { ReportLanguage } from '../core/report-language.ts'
import { formatReport } from '../reporters/text.ts'
import type { TextChange } from './changes.ts'
import type { PicturePair } from './pictures.ts'
import { reviewWords } from './review-words.ts'
import type { Review } from './review-texts.ts'

const STYLE = `
:root { color-scheme: light dark }
body { margin: 0 auto; padding: 1rem; max-width: 90rem; font: 1rem/1.5 system-ui, sans-serif }
h1, h2, h3 { line-height: 1.2 }
dt { margin-top: 1rem; overflow-wrap: anywhere }
dd { margin: 0.25rem 0 0; overflow-wrap: anywhere }
del { color: light-dark(#a40e26, #ff9492) }
ins { color: light-dark(#055d20, #4ac26b) }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid #8888 }
.pair { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), max-content)) }
.pair.wide { grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)) }
figure { margin: 0; min-width: 0 }
img { display: block; max-width: 100%; height: auto; border: 1px solid #8888 }
`

/** Returns a review as an HTML page, which shows screenshots from the `pictures` folder. */
export function formatPage(review: Review, language: ReportLanguage): string {
  const words = reviewWords[language]
  const { changes, pictures, acceptCommands, report } = review
  const pairs = 'problem' in pictures ? [] : pictures
  const locales = new Set([
    ...changes.map(({ locale }) => locale),
    ...pairs.map(({ locale }) => locale),
  ])
  const body = [
    `<h1>${words.title}</h1>`,
    ...(changes.length + report.findings.length === 0 ? [`<p>${words.noTexts}</p>`] : []),
    ...[...locales].map((locale) => {
      const localeChanges = changes.find((group) => group.locale === locale)?.changes ?? []
      return localeSection(
        locale,
        localeChanges,
        pairs.filter((pair) => pair.locale === locale),
        language,
      )
    }),
    ...('problem' in pictures
      ? [`<p>${escapeText(pictures.problem)}</p>`, preformatted(pictures.output)]
      : []),
    ...('length' in pictures && pictures.length === 0 ? [`<p>${words.noPictures}</p>`] : []),
    ...(acceptCommands.length > 0
      ? [
          `<h2>${words.stale(acceptCommands.length)}</h2><p>${words.accept}</p>`,
          preformatted(acceptCommands.join('\n')),
        ]
      : []),
    `<h2>${words.findings}</h2>`,
    report.findings.length > 0
      ? preformatted(formatReport(report, { colors: false, language }))
      : `<p>${words.clean}</p>`,
  ]
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${words.title}</title>
<style>${STYLE}</style>
<body>
${body.join('\n')}
`
}

function localeSection(
  locale: Locale | undefined,
  changes: readonly TextChange[],
  pairs: readonly PicturePair[],
  language: ReportLanguage,
): string {
  const texts = changes.map((change) => formatChange(change, locale, language)).join('\n')
  const pictures = pairs.map((pair) => formatPair(pair, language)).join('\n')
  const title = locale ?? reviewWords[language].allLanguages
  return `<section><h2>${title}</h2>\n<dl>${texts}</dl>\n${pictures}</section>`
}

function formatChange(
  { file, id, purpose, before, after }: TextChange,
  locale: Locale | undefined,
  language: ReportLanguage,
): string {
  const { added, removed } = reviewWords[language]
  const state = before === undefined ? ` (${added})` : after === undefined ? ` (${removed})` : ''
  const use = purpose ? `: ${escapeText(purpose[language])}` : ''
  const name = `<code>${escapeText(`${file} ${id}`)}</code>`
  const difference = diffWords(before ?? '', after ?? '').map(({ kind, text }) => {
    const tag = { unchanged: 'span', removed: 'del', added: 'ins' }[kind]
    return `<${tag}>${escapeText(text)}</${tag}>`
  })
  const lang = locale ? ` lang="${locale}"` : ''
  return `<dt>${name}${state}${use}</dt><dd${lang}>${difference.join('')}</dd>`
}

function formatPair(pair: PicturePair, language: ReportLanguage): string {
  const { page, part, width, scheme, before, after } = pair
  const words = reviewWords[language]
  const section = Object.entries(anchors).find(([, anchor]) => anchor === part)?.[0] ?? part
  const title = `${page === 'landing' ? '' : `${page}, `}${section}, ${width} px, ${words.schemes[scheme]}`
  const figure = (name: string, file: string | undefined) =>
    file === undefined
      ? ''
      : `<figure><figcaption>${name}</figcaption><a href="pictures/${file}"><img src="pictures/${file}" alt="${escapeAttribute(`${title}: ${name}`)}" loading="lazy"></a></figure>`
  return `<h3>${escapeText(title)}</h3>
<div class="pair${width > 360 ? ' wide' : ''}">${figure(words.before, before)}${figure(words.after, after)}</div>`
}

function preformatted(text: string): string {
  return `<pre tabindex="0">${escapeText(text)}</pre>`
}
