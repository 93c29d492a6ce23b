import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Every open connection with the answer that it got last or is getting; undefined while it has asked for nothing. */
export type Connections = Map<Socket, ServerResponse | undefined>

/** The open connections of a server, kept while they are open; whoever takes a request notes its answer. */
export function trackConnections(server: Server): Connections {
  const connections: Connections = new Map()
  server.on('connection', (socket: Socket) => {
    connections.set(socket, undefined)
    socket.once('close', () => connections.delete(socket))
  })
  return connections
}

/** Whether an answer is still being made or sent. */
export const isUnderWay = (response: ServerResponse | undefined): response is ServerResponse =>
  response !== undefined && !response.writableFinished && !response.destroyed
