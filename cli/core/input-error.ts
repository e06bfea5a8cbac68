/** The caller's fault, told in one sentence: a folder that isn't there, an option that can't be. */
export class InputError extends Error {
  override name = 'InputError'
}
