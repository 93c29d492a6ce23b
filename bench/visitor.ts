// Somebody who looks at the shop, in a process of their own so that nothing else makes their clock wrong.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

const EVERY_MS = 50

/** Looks at an address twenty times a second, each time anew, whatever the answer before takes. */
export interface Visitor {
  /** The milliseconds of each answer since this was asked last. */
  times(): Promise<number[]>
  stop(): void
}

export function startVisitor(url: string): Visitor {
  const child: ChildProcess = fork(new URL(import.meta.url).pathname, [url], { execArgv: [] })
  process.once('exit', () => child.kill())
  return {
    async times() {
      child.send('times')
      const [times] = await once(child, 'message')
      return times as number[]
    },
    stop: () => child.kill(),
  }
}

/** What this share of the times is quicker than. */
export const percentile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN

if (process.send && process.argv[1] === new URL(import.meta.url).pathname) {
  const [, , url = ''] = process.argv
  let times: number[] = []
  process.on('message', () => {
    process.send?.(times)
    times = []
  })
  process.on('disconnect', () => process.exit(0))
  setInterval(() => {
    const begin = performance.now()
    void fetch(url)
      .then((response) => response.arrayBuffer())
      .then(() => times.push(performance.now() - begin))
  }, EVERY_MS)
}
