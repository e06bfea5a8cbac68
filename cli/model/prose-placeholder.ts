/**
 * The name in `{name}`, where what stands in the braces of prose could be one.
 * Anything else in braces is code, which prose doesn't run.
 */
export function placeholderName(expression: string): string | undefined {
  const name = expression.trim()
  return /^[\p{L}_][\p{L}\p{N}_-]*$/u.test(name) ? name : undefined
}
