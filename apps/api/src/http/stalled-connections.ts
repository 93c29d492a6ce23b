import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { type Connections, isUnderWay } from './connections.ts'

/**
 * Ends connections over which nothing has gone for `stallMs` although there is something to send: their callers take no
 * answer and would hold it for ever. Node counts a partly taken answer as progress. An answer that is still being made,
 * or a stream that has nothing to say yet, is left alone.
 */
export function endStalledConnections(server: Server, connections: Connections, stallMs: number): void {
  server.setTimeout(stallMs, (socket: Socket) => {
    const isBeingMade = isUnderWay(connections.get(socket)) && socket.writableLength === 0
    if (!isBeingMade) socket.destroy()
  })
}
