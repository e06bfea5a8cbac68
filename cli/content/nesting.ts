/** Levels that no sensible content reaches, and that whatever walks a tree survives. */
const DEEPEST = 100

/** Whether a tree is nested so deep that walking it could exhaust the stack. */
export function isTooDeep<Node>(root: Node, childrenOf: (node: Node) => readonly Node[]): boolean {
  let level = [root]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true
    level = level.flatMap(childrenOf)
  }
  return false
}
