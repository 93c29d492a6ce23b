import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

const GIVE_WAY = new URL('./give-way.ts', import.meta.url).href
const GIVING_WAY = `import('${GIVE_WAY}').then(({ giveWayAsThread }) => {
  giveWayAsThread()
  require('node:worker_threads').parentPort.postMessage('given')
})
setInterval(() => {}, 1000)`

/** How far each thread of this process stands behind the others, by its id: field 19 of proc_pid_stat(5). */
const niceness = () =>
  new Map(
    readdirSync('/proc/self/task').map((thread) => [
      thread,
      Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]),
    ]),
  )

test.runIf(process.platform === 'linux')(
  'a thread that gives way lets all others of its process go first',
  async () => {
    const before = niceness()
    const worker = new Worker(GIVING_WAY, { eval: true })
    await once(worker, 'message')
    const ofNew = [...niceness()].flatMap(([thread, nice]) => (before.has(thread) ? [] : [nice]))
    expect(ofNew).toContain(Math.min(...before.values()) + 5)
    await worker.terminate()
  },
)
