const TEXT = 'charset=utf-8'

/** What a file is, by the ending of its name; every server says it in the same words. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: `text/html;${TEXT}`,
  js: `text/javascript;${TEXT}`,
  css: `text/css;${TEXT}`,
  txt: `text/plain;${TEXT}`,
  vtt: `text/vtt;${TEXT}`,
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
}

/** Endings of what shrinks; pictures, fonts and videos are compressed already. */
export const compressible = [
  'html',
  'js',
  'css',
  'txt',
  'vtt',
  'json',
  'webmanifest',
  'xml',
  'svg',
] as const

/** The ending of a file's name, in the case that the tables above use. */
export function endingOf(file: string): string {
  return /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? ''
}
