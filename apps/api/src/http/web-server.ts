import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '../config.ts'
import { type Connections, isUnderWay, trackConnections } from './connections.ts'
import { createDrain, type DrainTimes } from './drain.ts'
import { answerForNode, type Refusals, refusals } from './refusals.ts'

const REQUEST_MS = 30_000

interface WebServerOptions extends Pick<ServerOptions, 'headersTimeout' | 'connectionsCheckingInterval'> {
  config: Pick<Config, 'publicUrl'>
  /** A connection whose caller has taken nothing of its answer for this many milliseconds is ended. */
  stallMs?: number
}

/** The process's door. */
export interface WebServer {
  server: Server
  refusals: Refusals
  /** Lets the calls under way finish and closes the door; resolves when no connection is left. */
  drain(times: DrainTimes): Promise<void>
}

/** Node's server around `listener`: what Node would answer or bear by itself is answered and ended as ours. */
export function createWebServer(listener: RequestListener, options: WebServerOptions): WebServer {
  const { config, stallMs = 30_000, ...nodeOptions } = options
  const refused = refusals(config)
  const server = createServer({ requestTimeout: REQUEST_MS, ...nodeOptions, requireHostHeader: false })
  const connections = trackConnections(server)
  const { drain, isDraining } = createDrain(server, connections)
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    connections.set(request.socket, response)
    if (isDraining()) response.shouldKeepAlive = false
    if (lacksHost(request)) refused.send(response, 'malformed')
    else listener(request, response)
  })
  answerForNode(server, connections, refused)
  endStalledConnections(server, connections, stallMs)
  return { server, refusals: refused, drain }
}

const lacksHost = ({ httpVersion, headers }: IncomingMessage) => httpVersion === '1.1' && headers.host === undefined

/**
 * Ends connections over which nothing has gone for `stallMs` although there is something to send: their callers take no
 * answer and would hold it for ever. Node counts a partly taken answer as progress. An answer that is still being made,
 * or a stream that has nothing to say yet, is left alone.
 */
function endStalledConnections(server: Server, connections: Connections, stallMs: number): void {
  server.setTimeout(stallMs, (socket: Socket) => {
    const isBeingMade = isUnderWay(connections.get(socket)) && socket.writableLength === 0
    if (!isBeingMade) socket.destroy()
  })
}
