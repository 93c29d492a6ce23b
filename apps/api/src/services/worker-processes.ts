import { type ChildProcess, execFile, fork } from 'node:child_process'
import type { Serializable } from 'node:worker_threads'
import { BEHIND_CALLS, giveWay } from './give-way.ts'

/** Why a process gave no answer. */
export type WorkerFault = 'died' | 'too-slow'

/** The process died over the work, or was ended because it took too long; the next work gets another one. */
export class WorkerFailed extends Error {
  readonly fault: WorkerFault

  constructor(fault: WorkerFault) {
    super(`the worker process has ${fault === 'died' ? 'died' : 'taken too long'}`)
    this.fault = fault
  }
}

export interface WorkerProcesses<Order, Answer> {
  /** Gives the work to the next free process; throws `WorkerFailed`. */
  ask(order: Order): Promise<Answer>
  /** Ends the processes, and what waits for them with `WorkerFailed`; later work gets new ones. */
  stop(): void
}

/** What the work may take. */
export interface WorkerLimits {
  /** How many processes there are at most, each with one piece of work at a time: memory is bounded however many come at once. */
  places: number
  deadlineMs: number
  /** A process that has had nothing to do for so long gives its memory back. */
  idleMs: number
  /** For how long the work is only done while nobody else on the machine has any, where the machine can do so. */
  patienceMs?: number
}

interface Waiting<Order, Answer> {
  order: Order
  /** Whether it waits for idle time no more: it is begun anew by a process that never did. */
  isDue: boolean
  resolve(answer: Answer): void
  reject(reason: unknown): void
}

/**
 * Processes of a low priority that do heavy work beside the server, so that visitors are answered first, and what breaks
 * native code breaks no server. The entry point answers each message with one message.
 */
export function createWorkerProcesses<Order, Answer>(
  entry: URL,
  { places, deadlineMs, idleMs, patienceMs = 0 }: WorkerLimits,
): WorkerProcesses<Order, Answer> {
  const waiting: Waiting<Order, Answer>[] = []
  const idle: ChildProcess[] = []
  const workers = new Set<ChildProcess>()

  function next(): void {
    const [job] = waiting
    const worker = job && workerFor(job)
    if (!worker) return
    waiting.shift()
    work(worker, job)
    next()
  }

  function workerFor({ isDue }: Waiting<Order, Answer>): ChildProcess | undefined {
    return (isDue ? undefined : idle.pop()) ?? (workers.size < places ? start() : undefined)
  }

  function start(): ChildProcess {
    const worker = startLowly(entry)
    workers.add(worker)
    worker.once('exit', () => {
      workers.delete(worker)
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
      next()
    })
    return worker
  }

  function work(worker: ChildProcess, job: Waiting<Order, Answer>): void {
    const { order, isDue, resolve, reject } = job
    worker.removeAllListeners('message')
    const end = (settle: () => void) => {
      clearTimeout(ending)
      worker.off('exit', die)
      worker.off('message', hear)
      settle()
    }
    const giveUp = () => {
      end(() => reject(new WorkerFailed('too-slow')))
      worker.kill('SIGKILL')
    }
    const beginAnew = () => {
      end(() => waiting.unshift({ ...job, isDue: true }))
      worker.kill('SIGKILL')
    }
    const mayWait = patienceMs > 0 && !isDue
    if (mayWait) waitForIdleTime(worker)
    const ending = mayWait ? setTimeout(beginAnew, patienceMs) : setTimeout(giveUp, deadlineMs)
    const die = () => end(() => reject(new WorkerFailed('died')))
    const hear = (answer: Answer) => {
      end(() => resolve(answer))
      rest(worker)
    }
    worker.once('exit', die)
    worker.once('message', hear)
    worker.send(order as Serializable, (error) => error && die())
  }

  function rest(worker: ChildProcess): void {
    idle.push(worker)
    next()
    if (idle.includes(worker)) setTimeout(() => dismiss(worker), idleMs).unref()
  }

  /** One that has nothing to do is ended, and given nothing more. */
  function dismiss(worker: ChildProcess): void {
    if (!idle.includes(worker)) return
    idle.splice(idle.indexOf(worker), 1)
    worker.kill()
  }

  return {
    ask(order) {
      return new Promise((resolve, reject) => {
        waiting.push({ order, isDue: false, resolve, reject })
        next()
      })
    },
    stop() {
      for (const { reject } of waiting.splice(0)) reject(new WorkerFailed('died'))
      for (const worker of workers) worker.kill('SIGKILL')
      idle.length = 0
      workers.clear()
    },
  }
}

function startLowly(entry: URL): ChildProcess {
  const env = { ...process.env, MALLOC_ARENA_MAX: '2' }
  const worker = fork(entry, {
    env,
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  worker.unref()
  worker.channel?.unref()
  if (worker.pid) giveWay(worker.pid, BEHIND_CALLS)
  return worker
}

/**
 * A low priority still keeps its turn for some milliseconds when the server wakes up, which Linux's policy for idle times does not.
 * There is no way back from it but for root. Elsewhere there is no such thing, and the process runs on as it did.
 */
function waitForIdleTime({ pid }: ChildProcess): void {
  if (pid) execFile('chrt', ['--idle', '--all-tasks', '--pid', '0', String(pid)], () => {})
}
