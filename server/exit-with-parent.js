/* global Deno */
// Deno loads this module before the function. It ends Deno when the parent process no longer exists,
// for example because it was killed.
const parent = Deno.ppid
const timer = setInterval(() => {
  if (Deno.ppid !== parent) Deno.exit()
}, 1000)
Deno.unrefTimer(timer)
