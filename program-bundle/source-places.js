// @ts-check
import { dirname, relative, sep } from 'node:path'

/**
 * A Rolldown plugin that lets each source of ours go on knowing where it lies.
 *
 * @param {string} folder of the bundle
 * @returns {import('rolldown').Plugin}
 */
export function sourcePlaces(folder) {
  return {
    name: 'source-places',
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: /\bimport\.meta\.(?:url|dirname)\b/ },
      handler(code, id) {
        const path = relative(folder, id).split(sep).join('/')
        const url = `new URL(${JSON.stringify(path)}, import.meta.url).href`
        return code
          .replaceAll(/\bimport\.meta\.dirname\b/g, JSON.stringify(dirname(id)))
          .replaceAll(/\bimport\.meta\.url\b/g, url)
      },
    },
  }
}
