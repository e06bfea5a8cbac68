/* global Deno */
// Runs before the function: makes it exit when the process that started it ends, even if that
// process is killed.
const parent = Deno.ppid
const timer = setInterval(() => {
  if (Deno.ppid !== parent) Deno.exit()
}, 1000)
Deno.unrefTimer(timer)
