/** A configuration error that the user can correct; shown without a stack trace. */
export class SettingError extends Error {
  override name = 'SettingError'
}
