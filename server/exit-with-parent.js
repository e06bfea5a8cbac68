/* global Deno */
// Deno runs this before the function, so that it exits when the process that started it has ended,
// even if that process was killed.
const parent = Deno.ppid
const timer = setInterval(() => {
  if (Deno.ppid !== parent) Deno.exit()
}, 1000)
Deno.unrefTimer(timer)
