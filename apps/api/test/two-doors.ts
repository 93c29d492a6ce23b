import { once } from 'node:events'
import { Agent, type IncomingMessage, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createApp } from '../src/app.ts'
import { answerKeptReads } from '../src/http/kept-reads.ts'
import { createCallCount } from '../src/http/limits.ts'
import { createWebServer } from '../src/http/web-server.ts'
import type { TestApp } from './create-test-app.ts'

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** An answer as it came over the wire; of what differs each time, the shape. */
export interface WireAnswer {
  status: number | undefined
  headers: IncomingMessage['headers']
  body: Buffer
}

type Ask = (path: string, asked?: Asked) => Promise<WireAnswer>

/** Two servers of one shop. */
export interface TwoDoors {
  /** Asks the one that answers all through the framework. */
  through: Ask
  /** Asks the one that answers what is kept without it. */
  past: Ask
  /** How often the framework has been asked since the last time. */
  asked: () => number
  close: () => Promise<unknown>
}

/** Opens both on the same app's database, cache and count of calls. */
export async function openTwoDoors({ deps }: Pick<TestApp, 'deps'>): Promise<TwoDoors> {
  const calls = createCallCount()
  const app = createApp(deps, calls)
  let asked = 0
  const api = getRequestListener((...call) => {
    asked += 1
    return app.fetch(...call)
  })
  const answerKept = answerKeptReads(deps, calls)
  const agent = new Agent({ keepAlive: true })

  async function open(listener: RequestListener) {
    const { server, drain } = createWebServer(listener, { config: deps.config })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const ask: Ask = async (path, { method = 'GET', headers = {}, body } = {}) => {
      const options = { host: '127.0.0.1', port, path, method, agent, headers: { host: 'x', ...headers } }
      return readAnswer(request(options).end(body))
    }
    return { ask, drain }
  }

  const doors = [
    await open(api),
    await open((incoming, outgoing) => {
      if (!answerKept(incoming, outgoing)) api(incoming, outgoing)
    }),
  ] as const
  return {
    through: doors[0].ask,
    past: doors[1].ask,
    asked() {
      const times = asked
      asked = 0
      return times
    },
    close() {
      agent.destroy()
      return Promise.all(doors.map(({ drain }) => drain({ noticeMs: 0, overdueMs: 100 })))
    },
  }
}

async function readAnswer(sent: ReturnType<typeof request>): Promise<WireAnswer> {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  const { date, 'x-request-id': id, ...headers } = answer.headers
  const shape = { date: date?.replace(/\w/g, 'x'), 'x-request-id': id?.toString().replace(/\w/g, 'x') }
  return { status: answer.statusCode, headers: { ...headers, ...shape }, body: Buffer.concat(chunks) }
}
