/**
 * Where a section is on the axis of the navigation, in widths of an item: at the middle of its item, or
 * with the other sections of the same item spread below the name.
 *
 * @param item position of the item
 * @param index position of the section among those of the item
 * @param count how many sections the item has
 */
export function placeOnAxis(item: number, index: number, count: number): number {
  return item + 0.6 * ((index + 0.5) / count - 0.5)
}
