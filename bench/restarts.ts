/**
 * Restarts of the API under calls that never pause, over kept connections as a proxy's: how many calls are written and never
 * answered, and how long a stop takes. Calls wait while the API is not ready, as they do behind the Caddyfile's health check.
 * `node bench/restarts.ts [restarts=50] [calls a second=200] [blind]`; needs a build. A blind caller checks nothing.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createProxyCalls } from '../apps/api/test/proxy-calls.ts'
import { untilOk } from './measured.ts'

const BETWEEN_MS = 700
const checks = process.argv.at(-1) !== 'blind'
const [restarts = 50, callsPerSecond = 200] = process.argv.slice(2, checks ? undefined : -1).map(Number)
const port = 4_100 + (process.pid % 900)
const folder = mkdtempSync(join(tmpdir(), 'restarts-'))

async function startServer() {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ADMIN_PASSWORD: 'restarts-restarts',
  }
  const child = spawn(process.execPath, ['apps/api/dist/start.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  await untilOk(`http://127.0.0.1:${port}/api/ready`)
  return child
}

const body = (turn: number) => JSON.stringify({ email: `a${turn}@example.fi` })
const write = (turn: number) =>
  `POST /api/newsletter/subscribe HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body(turn).length}\r\n\r\n${body(turn)}`
const read = 'GET /api/products HTTP/1.1\r\nHost: x\r\n\r\n'

let server = await startServer()
const requestOf = (turn: number) => (turn % 4 === 0 ? write(turn) : read)
const stopCalls = createProxyCalls(port, requestOf, { checks }).start(1_000 / callsPerSecond)
const drains: number[] = []
for (let restart = 0; restart < restarts; restart += 1) {
  await sleep(BETWEEN_MS)
  const began = performance.now()
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  const [code] = await ended
  if (code !== 0) throw new Error(`The server ended with ${code}`)
  drains.push(performance.now() - began)
  server = await startServer()
}
const { answered, dropped, failed, longestWaitMs } = await stopCalls()
server.kill('SIGTERM')
await once(server, 'exit')
rmSync(folder, { recursive: true })

drains.sort((a, b) => a - b)
const median = drains[Math.floor(drains.length / 2)] ?? Number.NaN
console.log(
  `${restarts} restarts, ${callsPerSecond} ${checks ? '' : 'blind '}calls a second: ${answered} answered, ${dropped} dropped, ${failed} failed; ` +
    `a stop took ${Math.round(median)} ms at the median, ${Math.round(drains.at(-1) ?? Number.NaN)} ms at most; ` +
    `the longest wait of a call was ${Math.round(longestWaitMs)} ms`,
)
