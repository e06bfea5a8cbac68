import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** Starts an SMTP server that takes every mail and keeps none, with as little work as can be. */
export async function startSmtpSink(): Promise<{ port: number; close: () => void }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.setNoDelay(true).setEncoding('latin1')
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    socket.write('220 sink\r\n')
    serve(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

function serve(socket: Socket): void {
  let buffer = ''
  let inMessage = false
  socket.on('data', (chunk: string) => {
    buffer += chunk
    for (;;) {
      const mark = inMessage ? '\r\n.\r\n' : '\r\n'
      const at = buffer.indexOf(mark)
      if (at === -1) return
      const verb = inMessage ? '' : buffer.slice(0, 4).toUpperCase()
      buffer = buffer.slice(at + mark.length)
      inMessage = verb === 'DATA'
      socket.write(inMessage ? '354 go on\r\n' : '250 ok\r\n')
    }
  })
}
