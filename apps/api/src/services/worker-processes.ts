import { type ChildProcess, execFile, fork } from 'node:child_process'
import type { Serializable } from 'node:worker_threads'
import { giveWay } from './give-way.ts'

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
  /** Whether the work waits for seconds until nobody else on the machine has any, where the machine can do so. */
  inIdleTime?: boolean
}

/** A machine that is never idle makes nobody wait longer than this for its turn. */
const PATIENCE_MS = 3_000

interface Waiting<Order, Answer> {
  order: Order
  resolve(answer: Answer): void
  reject(reason: unknown): void
}

/**
 * Processes of the lowest priority that do heavy work beside the server, so that visitors are answered first, and what breaks
 * native code breaks no server. The entry point answers each message with one message.
 */
export function createWorkerProcesses<Order, Answer>(
  entry: URL,
  { places, deadlineMs, idleMs, inIdleTime = false }: WorkerLimits,
): WorkerProcesses<Order, Answer> {
  const waiting: Waiting<Order, Answer>[] = []
  const idle: ChildProcess[] = []
  const workers = new Set<ChildProcess>()

  function next(): void {
    if (waiting.length === 0) return
    const worker = idle.pop() ?? (workers.size < places ? start() : undefined)
    const job = worker && waiting.shift()
    if (worker && job) work(worker, job)
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

  function work(worker: ChildProcess, { order, resolve, reject }: Waiting<Order, Answer>): void {
    worker.removeAllListeners('message')
    if (inIdleTime) schedule(worker.pid, 'idle')
    const impatient = setTimeout(() => inIdleTime && schedule(worker.pid, 'other'), PATIENCE_MS)
    const end = (settle: () => void) => {
      clearTimeout(overdue)
      clearTimeout(impatient)
      worker.off('exit', die)
      worker.off('message', hear)
      settle()
    }
    const overdue = setTimeout(() => {
      end(() => reject(new WorkerFailed('too-slow')))
      worker.kill('SIGKILL')
    }, deadlineMs)
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
    if (waiting.length > 0) next()
    else setTimeout(() => dismiss(worker), idleMs).unref()
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
        waiting.push({ order, resolve, reject })
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
  if (worker.pid) giveWay(worker.pid)
  return worker
}

/**
 * The lowest priority still keeps its turn for some milliseconds when the server wakes up, which Linux's policy for idle times does
 * not. Elsewhere there is no such thing, and the process runs on as it did.
 */
function schedule(pid: number | undefined, policy: 'idle' | 'other'): void {
  if (pid) execFile('chrt', [`--${policy}`, '--all-tasks', '--pid', '0', String(pid)], () => {})
}
