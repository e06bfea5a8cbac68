import { startOwnServer } from '../../tests/server/site-server.ts'

/** The server of `npm start` in a process of its own; prints its port. */
const { port } = await startOwnServer()
process.stdout.write(`${port}\n`)
