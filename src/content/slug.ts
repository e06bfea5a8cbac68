/**
 * A text as part of a file name or URL: in lower case, without accents, its words joined with hyphens.
 * _Cia. das Águas_ becomes `cia-das-aguas`.
 *
 * @param separator matches what becomes a hyphen
 */
export function slugify(text: string, separator = /[^\p{L}\p{N}]+/gu): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(separator, '-').replaceAll(/^-|-$/g, '')
}
