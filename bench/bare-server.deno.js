/* global Deno */
Deno.serve(() => new Response())
