import type { LanguageData } from './index.ts'

export const en: LanguageData = {
  commonWords: `
    about all an and any are at be been but by can characters does every for from has have
    here how if in into is it its least more most new not of on only or our out please than
    thank thanks that the their them then there they this to up us was we were what when
    where which who why will with without you your
  `,
  distinctiveLetters: /ing$|tion$|ght|th(?:e|is|at)|ally$/,
  fewestEqualWords: 2,
  quote: '“',
  vagueLabels: `
    click, click here, continue, continue reading, details, find out more, go, here, info,
    learn more, link, more, more details, more info, more information, read more, see here,
    see more, start, tap here, this, this link, this page, view, view more`
    .trim()
    .split(/,\s+/),
}
