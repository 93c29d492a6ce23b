import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as afterPoll, setTimeout as sleep } from 'node:timers/promises'
import { type Connections, isUnderWay } from './connections.ts'

const SWEEP_MS = 50
/** A connection that was just opened has its call on the way; one that is silent for longer is a spare one. */
const FIRST_WORD_MS = 500
/** A request that has come in part, and of which nothing has come for so long, is not waited for. */
const NEXT_WORD_MS = 1_000

export interface DrainTimes {
  /** Milliseconds in which calls are still taken, so that a proxy sees the process is not ready and its connections run out. */
  noticeMs: number
  /** Milliseconds, the notice among them, after which calls that are still under way are cut off. */
  overdueMs: number
}

/** Ends connections whose request stops half-way: a head without its end, or a body. It looks at what has come between sweeps. */
function createHalfSaidSweep(connections: Connections): (now: number) => void {
  const heard = new Map<Socket, { bytes: number; at: number }>()
  return (now) => {
    for (const [socket, response] of connections) {
      if (isUnderWay(response) && response.req.complete) continue
      const { bytes, at } = heard.get(socket) ?? { bytes: -1, at: now }
      if (socket.bytesRead !== bytes) heard.set(socket, { bytes: socket.bytesRead, at: now })
      else if (socket.bytesRead > 0 && now - at >= NEXT_WORD_MS) socket.destroy()
    }
  }
}

/**
 * Ends a server so that no caller loses a call. In the first half of the notice a proxy that checks readiness goes away; in the
 * second every answer says `Connection: close`, so that whoever is left gets its answer and comes no more. Said any sooner, it
 * would make a busy proxy open a connection for each call, of which Node takes one a turn. Then the door is closed.
 */
export function createDrain(server: Server, connections: Connections) {
  let draining = false
  let arrivals = 0
  server.on('connection', () => {
    arrivals += 1
  })

  async function drain({ noticeMs, overdueMs }: DrainTimes): Promise<void> {
    const began = performance.now()
    await sleep(noticeMs / 2)
    draining = true
    for (const response of connections.values()) if (isUnderWay(response)) response.shouldKeepAlive = false
    await sleep(noticeMs / 2)
    await takeWaiting(began + noticeMs + (overdueMs - noticeMs) / 2)
    const overdue = setTimeout(() => server.closeAllConnections(), began + overdueMs - performance.now())
    const closeHalfSaid = createHalfSaidSweep(connections)
    const sweep = setInterval(() => {
      server.closeIdleConnections()
      closeHalfSaid(performance.now())
    }, SWEEP_MS)
    const silence = setTimeout(closeSilent, FIRST_WORD_MS)
    await new Promise((closed) => server.close(closed))
    clearTimeout(overdue)
    clearInterval(sweep)
    clearTimeout(silence)
  }

  /**
   * Takes the connections that wait for this process: Node takes one a turn, and closing the door resets the others. Callers may
   * never stop coming, and those under way need the rest of the time.
   */
  async function takeWaiting(until: number): Promise<void> {
    let before: number
    do {
      before = arrivals
      await afterPoll()
    } while (arrivals > before && performance.now() < until)
  }

  /** Ends connections that have never made a call. */
  function closeSilent(): void {
    for (const [socket, response] of connections) if (!response && socket.bytesRead === 0) socket.destroy()
  }

  return { drain, isDraining: () => draining }
}
