/* global Deno */
// Deno loads this module before the function. The module stops Deno once the parent process has
// ended, for example because it was killed.
const parent = Deno.ppid
const timer = setInterval(() => {
  if (Deno.ppid !== parent) Deno.exit()
}, 1000)
Deno.unrefTimer(timer)
