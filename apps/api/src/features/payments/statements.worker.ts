import { parentPort, workerData } from 'node:worker_threads'
import { readStatements } from './read-statement.ts'
import type { StatementMessage } from './statement-thread.ts'
import { UnreadableStatement } from './xml-nodes.ts'

const send = (message: StatementMessage) => parentPort?.postMessage(message)

try {
  send({ statements: readStatements(workerData as Uint8Array) })
} catch (error) {
  if (!(error instanceof UnreadableStatement)) throw error
  send({ unreadable: error.message })
}
