/* global Deno */
const servers = {
  nothing: () => new Response(),
  read: async (request) => {
    await request.arrayBuffer()
    return new Response()
  },
}
Deno.serve(servers[Deno.args[0]])
