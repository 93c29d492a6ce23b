import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { FileOfThread, ReadMessage } from './import-thread.ts'
import { readFile } from './read-rows.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Rows that travel to the main thread at once: it takes few milliseconds to see to them. */
const BATCH = 50

const send = (message: ReadMessage) => parentPort?.postMessage(message)
const asked = () => parentPort && once(parentPort, 'message')

try {
  const { content, ...file } = workerData as FileOfThread
  const { columns, rows } = await readFile({ ...file, bytes: new Uint8Array(Buffer.from(content, 'base64')) })
  send({ columns, total: rows.length })
  for (let at = 0; at < rows.length; at += BATCH) {
    // All at once would be taken in all at once.
    await asked()
    send({ rows: rows.slice(at, at + BATCH) })
  }
  send({ isDone: true })
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error
  send({ unreadable: error.message })
}
