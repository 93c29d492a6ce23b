import { parentPort, workerData } from 'node:worker_threads'
import type { ReadMessage } from './import-thread.ts'
import { type FileToRead, readFile } from './read-rows.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Rows that travel to the main thread at once: it takes few milliseconds to take them in. */
const BATCH = 200

const send = (message: ReadMessage) => parentPort?.postMessage(message)

try {
  const { columns, rows } = await readFile(workerData as FileToRead)
  send({ columns, total: rows.length })
  for (let at = 0; at < rows.length; at += BATCH) send({ rows: rows.slice(at, at + BATCH) })
  send({ isDone: true })
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error
  send({ unreadable: error.message })
}
