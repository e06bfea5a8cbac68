/**
 * The same answers, each worked out once for as long as the thing it is about lives. A text that
 * reads as it did at the last check, while somebody writes another, is not looked at again.
 */
export function onceEach<Thing extends object, Answer>(
  answer: (thing: Thing) => Answer,
): (thing: Thing) => Answer {
  const known = new WeakMap<Thing, { answer: Answer }>()
  return (thing) => {
    const found = known.get(thing) ?? { answer: answer(thing) }
    known.set(thing, found)
    return found.answer
  }
}
