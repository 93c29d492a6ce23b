import { type ChildProcess, execFile, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import type { Serializable } from 'node:worker_threads'

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
  /** Ends the processes. */
  stop(): void
}

/** What the work may take. */
export interface WorkerLimits {
  /** How many processes there are at most, each with one piece of work at a time: memory is bounded however many come at once. */
  places: number
  deadlineMs: number
  /** A process that has had nothing to do for so long gives its memory back. */
  idleMs: number
  /** Whether the work waits until nobody else on the machine has any, where the machine can do so. */
  inIdleTime?: boolean
}

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
  let isStopped = false

  function next(): void {
    if (waiting.length === 0 || isStopped) return
    const worker = idle.pop() ?? (workers.size < places ? start() : undefined)
    const job = worker && waiting.shift()
    if (worker && job) work(worker, job)
  }

  function start(): ChildProcess {
    const worker = startLowly(entry, inIdleTime)
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
    const end = (settle: () => void) => {
      clearTimeout(overdue)
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
    worker.send(order as Serializable)
  }

  function rest(worker: ChildProcess): void {
    idle.push(worker)
    if (waiting.length > 0) next()
    else setTimeout(() => idle.includes(worker) && worker.kill(), idleMs).unref()
  }

  return {
    ask(order) {
      return new Promise((resolve, reject) => {
        waiting.push({ order, resolve, reject })
        next()
      })
    },
    stop() {
      isStopped = true
      for (const worker of workers) worker.kill('SIGKILL')
    },
  }
}

function startLowly(entry: URL, inIdleTime: boolean): ChildProcess {
  const env = { ...process.env, MALLOC_ARENA_MAX: '2' }
  const worker = fork(entry, {
    env,
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  worker.unref()
  worker.channel?.unref()
  if (worker.pid) giveWay(worker.pid, inIdleTime)
  return worker
}

/**
 * Lets everybody else go first. The lowest priority still keeps its turn for some milliseconds when the server wakes up, which
 * Linux's policy for idle times does not; where there is no such thing, the process runs as it may.
 */
function giveWay(pid: number, inIdleTime: boolean): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    return
  }
  if (inIdleTime) execFile('chrt', ['--idle', '--all-tasks', '--pid', '0', String(pid)], () => {})
}
