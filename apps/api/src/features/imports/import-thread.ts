import { on } from 'node:events'
import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { ImportColumn } from '@arkpax/schema/imports'
import type { FileToRead, ReadRow } from './read-rows.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** What the thread tells: first the columns, then the rows some at a time, or why it cannot. */
export type ReadMessage =
  | { columns: ImportColumn[]; total: number }
  | { rows: ReadRow[] }
  | { isDone: true }
  | { unreadable: string }

const BUILT = new URL('./imports.worker.js', import.meta.url)
const ENTRY = existsSync(BUILT) ? BUILT : new URL('./imports.worker.ts', import.meta.url)

/** What a file may cost: whoever sends worse is refused, and the shop goes on. */
const MAX_MB = 768
const DEADLINE_MS = 60_000

/** Asks for more rows. */
const NEXT = 'next'

const TOO_MUCH = 'Tiedoston lukeminen vei liikaa muistia tai aikaa. Jaa se osiin tai tallenna CSV-muodossa.'

/** A file as it came, whose base64 the thread reads too. */
export type FileOfThread = Omit<FileToRead, 'bytes'> & { content: string }

/** Reads a file in a thread of its own, which ends with it. Throws `UnreadableFile`. */
export async function* readInThread(file: FileOfThread): AsyncGenerator<ReadMessage> {
  const worker = new Worker(ENTRY, { workerData: file, resourceLimits: { maxOldGenerationSizeMb: MAX_MB } })
  worker.unref()
  const deadline = AbortSignal.timeout(DEADLINE_MS)
  try {
    for await (const [message] of on(worker, 'message', { signal: deadline, close: ['exit'] })) {
      const read = message as ReadMessage
      if ('unreadable' in read) throw new UnreadableFile(read.unreadable)
      if ('isDone' in read) return
      yield read
      worker.postMessage(NEXT)
    }
    throw new UnreadableFile(TOO_MUCH)
  } catch (error) {
    const isOverdue =
      deadline.aborted || (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    throw isOverdue ? new UnreadableFile(TOO_MUCH) : error
  } finally {
    await worker.terminate()
  }
}
