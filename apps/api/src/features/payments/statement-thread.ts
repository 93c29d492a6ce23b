import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { ReadStatement } from './read-statement.ts'
import { UnreadableStatement } from './xml-nodes.ts'

/** What the thread tells: the statements, or why it cannot read them. */
export type StatementMessage = { statements: ReadStatement[] } | { unreadable: string }

const BUILT = new URL('./statements.worker.js', import.meta.url)
const ENTRY = existsSync(BUILT) ? BUILT : new URL('./statements.worker.ts', import.meta.url)

/** What a file may cost: whoever sends worse is refused, and the shop goes on. */
const MAX_MB = 512
const DEADLINE_MS = 30_000

const TOO_MUCH = 'Tiedoston lukeminen vei liikaa muistia tai aikaa. Hae tiliote pankista lyhyemmältä ajalta.'

/** Reads a file of the bank in a thread of its own, which ends with it. Throws `UnreadableStatement`. */
export async function readInThread(bytes: Uint8Array): Promise<ReadStatement[]> {
  const worker = new Worker(ENTRY, { workerData: bytes, resourceLimits: { maxOldGenerationSizeMb: MAX_MB } })
  worker.unref()
  const deadline = AbortSignal.timeout(DEADLINE_MS)
  try {
    const [message] = await once(worker, 'message', { signal: deadline })
    const read = message as StatementMessage
    if ('unreadable' in read) throw new UnreadableStatement(read.unreadable)
    return read.statements
  } catch (error) {
    const isOverdue =
      deadline.aborted || (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    throw isOverdue ? new UnreadableStatement(TOO_MUCH) : error
  } finally {
    await worker.terminate()
  }
}
