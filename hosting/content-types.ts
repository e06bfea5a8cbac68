const UTF_8 = 'charset=utf-8'

/** The `Content-Type` for each file extension, the same on every host. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: `text/html;${UTF_8}`,
  js: `text/javascript;${UTF_8}`,
  css: `text/css;${UTF_8}`,
  txt: `text/plain;${UTF_8}`,
  vtt: `text/vtt;${UTF_8}`,
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

/** Returns a file's extension in lower case, without the dot; empty if the file has none. */
export function fileExtension(file: string): string {
  return /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? ''
}
