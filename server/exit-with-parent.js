/* global Deno */
// Deno runs this module before the function, so that Deno exits when its parent process has ended,
// even if the parent was killed.
const parent = Deno.ppid
const timer = setInterval(() => {
  if (Deno.ppid !== parent) Deno.exit()
}, 1000)
Deno.unrefTimer(timer)
