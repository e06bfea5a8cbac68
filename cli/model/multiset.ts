/** What one list has and the other has not, equal items counted. */
export function difference(
  expected: readonly string[],
  actual: readonly string[],
): { missing: string[]; extra: string[] } {
  const rest = [...actual]
  const missing = expected.filter((item) => {
    const at = rest.indexOf(item)
    if (at !== -1) rest.splice(at, 1)
    return at === -1
  })
  return { missing, extra: rest }
}
