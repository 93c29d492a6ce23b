import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import * as z from 'zod'

/** How the server treats one call; `asked` is what the call sent. */
export type Behaviour = (response: ServerResponse, asked: AskedCompletion, request: IncomingMessage) => void

/** What a caller asks of an OpenAI-compatible server. */
export type AskedCompletion = z.output<typeof askedCompletion>
const askedCompletion = z.looseObject({
  model: z.string(),
  stream: z.boolean(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
})

/** An OpenAI-compatible server of one's own, to be as kind or as hostile as a test wants. */
export interface ModelServer {
  baseUrl: string
  /** Every call so far, oldest first. */
  asked: AskedCompletion[]
  /** Headers of those calls. */
  headers: IncomingMessage['headers'][]
  /** How many calls are being answered now. */
  open: () => number
  /** Treats every call like this from now on. */
  will(behaviour: Behaviour): void
  /** Treats the next calls like these, in turn, and then as before. */
  willFirst(...behaviours: Behaviour[]): void
  close(): Promise<void>
}

/** Starts a server on a free port of this machine; it greets until it is told otherwise. */
export async function startModelServer(): Promise<ModelServer> {
  let usual: Behaviour = says('Hei!')
  const first: Behaviour[] = []
  const asked: AskedCompletion[] = []
  const headers: IncomingMessage['headers'][] = []
  let open = 0

  const server = createServer(async (request, response) => {
    open += 1
    response.on('close', () => {
      open -= 1
    })
    const body = askedCompletion.parse(JSON.parse(await textOf(request)))
    asked.push(body)
    headers.push(request.headers)
    const behaviour = first.shift() ?? usual
    behaviour(response, body, request)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    headers,
    open: () => open,
    will: (behaviour) => {
      usual = behaviour
    },
    willFirst: (...behaviours) => void first.push(...behaviours),
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** Streams a text in pieces of a few characters, `everyMs` apart, and ends for the reason given. */
export const says =
  (text: string, { everyMs = 0, finish = 'stop' }: { everyMs?: number; finish?: string | null } = {}): Behaviour =>
  async (response) => {
    startStream(response)
    for (const part of text.match(/[\s\S]{1,24}/g) ?? []) {
      if (response.destroyed) return
      response.write(piece({ content: part }))
      if (everyMs) await new Promise((later) => setTimeout(later, everyMs))
    }
    if (finish) response.write(piece({}, finish))
    response.end('data: [DONE]\n\n')
  }

/** Refuses with a status, and quotes the key as some servers do. */
export const refuses =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (response, _, request) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    response.end(JSON.stringify({ error: { message: `Incorrect key: ${request.headers.authorization}` } }))
  }

/** Takes the call and never says a word. */
export const hangs: Behaviour = () => {}

/** Begins the stream and says no more. */
export const hangsAfterHeaders: Behaviour = (response) => startStream(response)

/** Begins an answer well and never ends it. */
export const stallsAfter =
  (text: string): Behaviour =>
  (response) => {
    startStream(response)
    response.write(piece({ content: text }))
  }

/** Gives one byte of a good answer each second. */
export const trickles: Behaviour = (response) => {
  startStream(response)
  const bytes = Buffer.from(piece({ content: 'Hidas vastaus. '.repeat(20) }, 'stop'))
  let sent = 0
  const timer = setInterval(() => void response.write(bytes.subarray(sent, ++sent)), 1000)
  response.on('close', () => clearInterval(timer))
}

/** Breaks the connection at once, or in the middle of an answer. */
export const resets: Behaviour = (response) => response.socket?.resetAndDestroy()
export const resetsHalfway: Behaviour = (response) => {
  startStream(response)
  response.write(piece({ content: 'Alku on hyvä, mutta ' }), () =>
    setTimeout(() => response.socket?.resetAndDestroy(), 20),
  )
}

/** Says it is a stream, and is not; or is one of things that mean nothing. */
export const babbles: Behaviour = (response) => {
  startStream(response)
  response.end(Buffer.from(Array.from({ length: 4_000 }, (_, i) => (i * 7919) % 256)))
}
export const sendsNonsense: Behaviour = (response) => {
  startStream(response)
  response.end('data: {"choices": 42}\n\ndata: [DONE]\n\n')
}

/** Sends 100 MB: as many pieces, or as one line that never ends. */
export const floods: Behaviour = (response) => pour(response, Buffer.from(piece({ content: 'x'.repeat(16_000) })))
export const floodsOneLine: Behaviour = (response) => pour(response, Buffer.alloc(64 * 1024, 'x'))

/** Sends 400 KB that are 400 MB when they are unpacked, though nobody asked for anything packed. */
export const sendsBomb: Behaviour = (response) => {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Content-Encoding': 'gzip' })
  const megabyte = gzipSync(Buffer.alloc(1024 * 1024))
  response.end(Buffer.concat(Array.from({ length: 400 }, () => megabyte)))
}

/** Answers with a page instead of a stream. */
export const answersPage: Behaviour = (response) => {
  response.writeHead(200, { 'Content-Type': 'text/html' })
  response.end('<!doctype html><title>Portaali</title><p>Kirjaudu verkkoon.')
}

/** Sends the caller elsewhere. */
export const redirects =
  (location: string): Behaviour =>
  (response) => {
    response.writeHead(307, { Location: location }).end()
  }

function startStream(response: ServerResponse) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' })
  response.flushHeaders()
}

const piece = (delta: { content?: string }, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

const FLOOD_BYTES = 100 * 1024 * 1024

function pour(response: ServerResponse, bytes: Buffer) {
  startStream(response)
  let sent = 0
  const more = () => {
    while (sent < FLOOD_BYTES && !response.destroyed) {
      sent += bytes.length
      if (!response.write(bytes)) return void response.once('drain', more)
    }
    response.end()
  }
  more()
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
