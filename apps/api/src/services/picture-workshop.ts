import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism, constants, setPriority } from 'node:os'
import type { Crop } from '@arkpax/schema/media'

/** What a picture is to be made into. */
export interface PictureOrder {
  /** The file to read. */
  source: string
  /** The folder that the files go into. */
  folder: string
  crop: Crop | null
  /** Also writes the whole picture, upright: what other crops are made of. */
  withOriginal: boolean
}

/** What has been made: `<width>.avif` and `<width>.webp` for each width, and `original.webp`. */
export interface MadePicture {
  /** Of the picture as it is shown, in pixels. */
  width: number
  height: number
  widths: number[]
  /** '#7e7d79' */
  color: string
}

/** Why a file is no picture for us. */
export type PictureFault = 'not-a-picture' | 'vector' | 'heic' | 'animated' | 'too-many-pixels' | 'broken' | 'too-slow'

/** The file is none that can be taken; nothing of it is left. */
export class PictureRefused extends Error {
  readonly fault: PictureFault

  constructor(fault: PictureFault) {
    super(`the picture is refused: ${fault}`)
    this.fault = fault
  }
}

/** What a worker answers. */
export type WorkerAnswer =
  | { made: MadePicture }
  | { fault: PictureFault }
  /** Something else went wrong, such as a full disk. */
  | { failure: string; code: string | undefined }

/** Reads, turns and encodes pictures beside the server. */
export interface PictureWorkshop {
  /** Makes the files of a picture; throws `PictureRefused`, or what writing failed with. */
  make(order: PictureOrder): Promise<MadePicture>
  /** Ends the workers. */
  stop(): void
}

/** The entry point that the build makes; in development and tests the source itself. */
const BUILT = new URL('./picture.worker.js', import.meta.url)
const ENTRY = existsSync(BUILT) ? BUILT : new URL('./picture.worker.ts', import.meta.url)

const DEADLINE_MS = 60_000
/** A worker that has had nothing to do for so long gives its memory back. */
const IDLE_MS = 30_000

interface Waiting {
  order: PictureOrder
  resolve(made: MadePicture): void
  reject(reason: unknown): void
}

/**
 * One worker, two on a machine with many cores, each with one picture at a time: memory is bounded however many come at once.
 * They are processes of the lowest priority, so that visitors are answered first, and a picture that breaks a decoder breaks
 * no server. One that takes longer than `deadlineMs` is given up.
 */
export function createPictureWorkshop(deadlineMs: number = DEADLINE_MS): PictureWorkshop {
  const places = availableParallelism() > 4 ? 2 : 1
  const waiting: Waiting[] = []
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
    const env = { ...process.env, MALLOC_ARENA_MAX: '2' }
    const worker = fork(ENTRY, { env, execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    workers.add(worker)
    worker.once('exit', () => {
      workers.delete(worker)
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
      next()
    })
    worker.unref()
    worker.channel?.unref()
    try {
      if (worker.pid) setPriority(worker.pid, constants.priority.PRIORITY_LOW)
    } catch {
      // It runs as it may.
    }
    return worker
  }

  function work(worker: ChildProcess, { order, resolve, reject }: Waiting): void {
    worker.removeAllListeners('message')
    const end = (settle: () => void) => {
      clearTimeout(overdue)
      worker.off('exit', die)
      worker.off('message', hear)
      settle()
    }
    const overdue = setTimeout(() => {
      end(() => reject(new PictureRefused('too-slow')))
      worker.kill('SIGKILL')
    }, deadlineMs)
    const die = () => end(() => reject(new PictureRefused('broken')))
    const hear = (answer: WorkerAnswer) => {
      end(() => settle(answer, resolve, reject))
      rest(worker)
    }
    worker.once('exit', die)
    worker.once('message', hear)
    worker.send(order)
  }

  function rest(worker: ChildProcess): void {
    idle.push(worker)
    if (waiting.length > 0) next()
    else setTimeout(() => idle.includes(worker) && worker.kill(), IDLE_MS).unref()
  }

  return {
    make(order) {
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

function settle(answer: WorkerAnswer, resolve: Waiting['resolve'], reject: Waiting['reject']): void {
  if ('made' in answer) resolve(answer.made)
  else if ('fault' in answer) reject(new PictureRefused(answer.fault))
  else reject(Object.assign(new Error(answer.failure), { code: answer.code }))
}
