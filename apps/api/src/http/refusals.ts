import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ErrorCode } from '@arkpax/schema/errors'
import type { Config } from '../config.ts'
import { ApiError } from './api-error.ts'
import { type Connections, isUnderWay } from './connections.ts'
import { apiHeaders } from './security-headers.ts'

/** How long a refused caller may go on sending before the connection is cut; cut at once, it might never see the answer. */
const LINGER_MS = 2_000

/** Failures that are answered before the API is asked, as it would answer them. */
export interface Refusals {
  send(response: ServerResponse, code: ErrorCode): void
  /** Over a connection that has no response of Node's; it is closed afterwards. */
  write(socket: Duplex, code: ErrorCode): void
  toResponse(code: ErrorCode): Response
}

/** The refusals of a server at this address. */
export function refusals(config: Pick<Config, 'publicUrl'>): Refusals {
  const common = { ...apiHeaders(config), 'Content-Type': 'application/problem+json; charset=utf-8' }

  function answer(code: ErrorCode) {
    const error = new ApiError(code)
    const body = JSON.stringify(error.toProblem())
    return { status: error.status, body, headers: { ...common, 'Content-Length': String(Buffer.byteLength(body)) } }
  }

  return {
    send(response, code) {
      const { status, body, headers } = answer(code)
      response.shouldKeepAlive = false
      response.writeHead(status, headers).end(body)
    },
    write(socket, code) {
      const { status, body, headers } = answer(code)
      const lines = Object.entries({ ...headers, Connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
      setTimeout(() => socket.destroy(), LINGER_MS).unref()
    },
    toResponse(code) {
      const { status, body, headers } = answer(code)
      return new Response(body, { status, headers })
    },
  }
}

const CODES: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/** Answers what Node would answer by itself, without our headers: unreadable requests, late ones, expectations, tunnels. */
export function answerForNode(server: Server, connections: Connections, refused: Refusals): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (socket.writableEnded && !socket.destroyed) return
    const answer = socket instanceof Socket ? connections.get(socket) : undefined
    const hasBegun = isUnderWay(answer) && answer.headersSent
    if (error.code === 'ECONNRESET' || !socket.writable || hasBegun) socket.destroy()
    else refused.write(socket, CODES[error.code ?? ''] ?? 'malformed')
  })
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) =>
    refused.send(response, 'expectation_failed'),
  )
  server.on('connect', (_: IncomingMessage, socket: Duplex) => refused.write(socket, 'method_not_allowed'))
}
