/* global Deno */
// Runs before the function, so that it does not outlive the process that started it, however that ends.
const parent = Deno.ppid
const timer = setInterval(() => {
  if (Deno.ppid !== parent) Deno.exit()
}, 1000)
Deno.unrefTimer(timer)
