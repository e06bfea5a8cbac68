// Lets time limits end in a fifth of their time.
const { setTimeout, performance } = globalThis
const now = performance.now.bind(performance)
performance.now = () => 5 * now()
globalThis.setTimeout = (act, milliseconds, ...args) => setTimeout(act, milliseconds / 5, ...args)
