/** The viewports on which the navigation is a bar of icons, as in `floating-navigation.css`. */
export const PHONE_VIEWPORTS = '(max-width: 767.98px)'

/**
 * The position of a section on the navigation's axis, in item widths: in the middle of its item or,
 * if the item has several sections, spread below its name.
 *
 * @param item position of the item
 * @param index position of the section within its item
 * @param count how many sections the item has
 */
export function placeOnAxis(item: number, index: number, count: number): number {
  return item + 0.6 * ((index + 0.5) / count - 0.5)
}
