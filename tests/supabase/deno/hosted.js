// What hosted Supabase adds to Deno, and tells of it.
globalThis.EdgeRuntime = {
  waitUntil: async (work) => {
    console.log('"waits"')
    await work
    console.log('"done"')
  },
}
