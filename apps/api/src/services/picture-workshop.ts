import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Crop } from '@arkpax/schema/media'
import { createWorkerProcesses, WorkerFailed } from './worker-processes.ts'

/** What a picture is to be made into. */
export interface PictureOrder {
  /** The file to read. */
  source: string
  /** The folder that the files go into. */
  folder: string
  crop: Crop | null
  /** Also writes the whole picture, upright: what other crops are made of. */
  withOriginal: boolean
  /** Writes that one alone: nobody shows it in a page. */
  onlyOriginal?: true
}

/** What has been made: `<width>.avif` and `<width>.webp` for each width, and `original.webp`. */
export interface MadePicture {
  /** Of the picture as it is shown, in pixels. */
  width: number
  height: number
  widths: number[]
  /** '#7e7d79'; null where one sees through the picture. */
  color: string | null
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
const IDLE_MS = 30_000
/** A photo is made in half of it where a core is idle; a machine that never is makes nobody wait longer for their turn. */
const PATIENCE_MS = 8_000

/** One worker, two on a machine with many cores. A picture that takes longer than `deadlineMs` is given up. */
export function createPictureWorkshop(deadlineMs: number = DEADLINE_MS): PictureWorkshop {
  const places = availableParallelism() > 4 ? 2 : 1
  const workers = createWorkerProcesses<PictureOrder, WorkerAnswer>(ENTRY, {
    places,
    deadlineMs,
    idleMs: IDLE_MS,
    patienceMs: PATIENCE_MS,
  })
  return {
    async make(order) {
      return made(await workers.ask(order).catch(refuse))
    },
    stop: workers.stop,
  }
}

function refuse(error: unknown): never {
  if (!(error instanceof WorkerFailed)) throw error
  throw new PictureRefused(error.fault === 'died' ? 'broken' : 'too-slow')
}

function made(answer: WorkerAnswer): MadePicture {
  if ('made' in answer) return answer.made
  if ('fault' in answer) throw new PictureRefused(answer.fault)
  throw Object.assign(new Error(answer.failure), { code: answer.code })
}
