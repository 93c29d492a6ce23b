import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const CHECK_MS = 100
const RETRY_MS = 10
const PATIENCE_MS = 30_000

/** What became of the calls of a stretch of time. */
export interface Outcome {
  answered: number
  /** Calls that were written to a connection and never answered whole. */
  dropped: number
  /** Answers that were no success. */
  failed: number
  longestWaitMs: number
}

/**
 * Calls a server as a proxy does: over connections that it keeps, and only while its checks of `/api/ready` find it ready, unless
 * it is told not to check. A connection that cannot be opened, or that is closed before the call is written, costs only time;
 * once a call is written it must be answered, because it may have done its work.
 */
export function createProxyCalls(port: number, requestOf: (turn: number) => string, { checks = true } = {}) {
  const idle: Socket[] = []
  const outcome: Outcome = { answered: 0, dropped: 0, failed: 0, longestWaitMs: 0 }
  const underWay = new Set<Promise<void>>()
  let turn = 0
  let isReady = true

  async function call(request: string): Promise<void> {
    const began = performance.now()
    while (!isReady) await sleep(RETRY_MS)
    const socket = idle.pop() ?? (await openConnection(port))
    const answer = await ask(socket, request)
    outcome.longestWaitMs = Math.max(outcome.longestWaitMs, performance.now() - began)
    if (!answer) {
      outcome.dropped += 1
      return
    }
    outcome.answered += 1
    if (!/^HTTP\/1.1 2/.test(answer)) outcome.failed += 1
    if (/^connection: close/im.test(answer)) socket.destroy()
    else keep(socket)
  }

  function keep(socket: Socket): void {
    idle.push(socket)
    const forget = () => {
      const place = idle.indexOf(socket)
      if (place !== -1) idle.splice(place, 1)
      socket.destroy()
    }
    socket.once('end', forget)
    socket.once('close', forget)
  }

  return {
    /** Begins a call every `everyMs` until it is stopped; stopping waits for the last answers and gives the outcome. */
    start(everyMs: number): () => Promise<Outcome> {
      let isChecking = checks
      const check = async () => {
        for (; isChecking; await sleep(CHECK_MS)) isReady = await answersReady(port)
      }
      const checking = check()
      const timer = setInterval(() => {
        const calling = call(requestOf(turn++)).finally(() => underWay.delete(calling))
        underWay.add(calling)
      }, everyMs)
      return async () => {
        clearInterval(timer)
        await Promise.all(underWay)
        isChecking = false
        await checking
        for (const socket of idle.splice(0)) socket.destroy()
        return outcome
      }
    },
  }
}

const answersReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

/** A connection, opened again and again until somebody takes it. */
async function openConnection(port: number): Promise<Socket> {
  const until = performance.now() + PATIENCE_MS
  while (performance.now() < until) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await new Promise<boolean>((told) => {
      socket.once('connect', () => told(true))
      socket.once('error', () => told(false))
    })
    if (isOpen) return socket
    await sleep(RETRY_MS)
  }
  throw new Error(`Nobody listens at ${port}`)
}

/** Writes a request and gives the whole answer; undefined when the connection ends before it. */
function ask(socket: Socket, request: string): Promise<string | undefined> {
  return new Promise((told) => {
    let answer = ''
    const tell = (text: string | undefined) => {
      socket.removeAllListeners()
      socket.on('error', () => {})
      told(text)
    }
    socket.removeAllListeners()
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1')
      if (isWhole(answer)) tell(answer)
    })
    socket.once('error', () => tell(undefined))
    socket.once('end', () => tell(undefined))
    socket.once('close', () => tell(undefined))
    socket.write(request)
  })
}

function isWhole(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n')
  const length = answer.match(/^content-length: (\d+)/im)?.[1]
  return end !== -1 && length !== undefined && answer.length - end - 4 >= Number(length)
}
