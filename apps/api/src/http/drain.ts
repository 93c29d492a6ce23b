import type { Server } from 'node:http'
import { setImmediate as afterPoll, setTimeout as sleep } from 'node:timers/promises'
import { type Connections, isUnderWay } from './connections.ts'

const SWEEP_MS = 50
/** A connection that was just opened has its call on the way; one that is silent for longer is a spare one. */
const FIRST_WORD_MS = 500

export interface DrainTimes {
  /** Milliseconds in which calls are still taken, so that a proxy sees the process is not ready and its connections run out. */
  noticeMs: number
  /** Milliseconds, the notice among them, after which calls that are still under way are cut off. */
  overdueMs: number
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
    await takeWaiting(began + overdueMs)
    const overdue = setTimeout(() => server.closeAllConnections(), began + overdueMs - performance.now())
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    const silence = setTimeout(closeSilent, FIRST_WORD_MS)
    await new Promise((closed) => server.close(closed))
    clearTimeout(overdue)
    clearInterval(sweep)
    clearTimeout(silence)
  }

  /** Takes the connections that wait for this process: Node takes one a turn, and closing the door resets the others. */
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
