/**
 * Converts a text to a slug for a file name or URL: in lower case, without accents, with hyphens
 * between words. _Cia. das Águas_ becomes `cia-das-aguas`.
 *
 * @param separator pattern whose matches are replaced with a hyphen
 */
export function slugify(text: string, separator = /[^\p{L}\p{N}]+/gu): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(separator, '-').replaceAll(/^-|-$/g, '')
}
