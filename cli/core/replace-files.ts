import { rename, rm, writeFile } from 'node:fs/promises'

/** The extension of the temporary files that replace the originals once all texts are written. */
const DRAFT_ENDING = '.draft'

/**
 * Replaces the contents of files; `texts` is keyed by path. Writes temporary files before replacing
 * any file, so that a crash leaves no file half written.
 *
 * @throws the system's error if a text cannot be written, in which case no file has changed. If a
 *   file cannot be replaced, the files before it have already been replaced.
 */
export async function replaceFiles(texts: ReadonlyMap<string, string>): Promise<void> {
  const paths = [...texts.keys()]
  try {
    for (const [path, text] of texts) await writeFile(`${path}${DRAFT_ENDING}`, text)
    for (const path of paths) await rename(`${path}${DRAFT_ENDING}`, path)
  } finally {
    await Promise.all(paths.map((path) => rm(`${path}${DRAFT_ENDING}`, { force: true })))
  }
}
