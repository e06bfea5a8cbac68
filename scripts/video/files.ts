import { locales, type Locale } from '../../src/locales.ts'

/** Where the files lie, from the root of the repository; served at `/video/`. */
export const videoFolder = 'public/video'

/** Names of the files of one language. Captions fit the video of every language. */
export function fileNames(locale: Locale) {
  return {
    webm: `youbot-${locale}.webm`,
    mp4: `youbot-${locale}.mp4`,
    poster: `youbot-${locale}.webp`,
    captions: `captions-${locale}.vtt`,
  }
}

/** Every file that the folder should hold. */
export const allFileNames = locales.flatMap((locale) => Object.values(fileNames(locale)))
