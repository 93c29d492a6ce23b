import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import SQLite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { createProxyCalls } from './proxy-calls.ts'
import { SERVER, startServer as start, stopServer, untilReady } from './server-process.ts'

/** A port that nobody listens at. */
async function freePort(): Promise<number> {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  await new Promise((closed) => taken.close(closed))
  return port
}

it('says in one line which variable is wrong, and does not start', async () => {
  const running = start({ TRUSTED_PROXIES: 'kotikone' })
  expect(await running.exit).toBe(1)
  expect(running.errors()).toBe("Invalid TRUSTED_PROXIES: 'kotikone' is not an address or a CIDR block\n")
})

it.each([
  ['LOG_LEVEL', 'loud', 'Invalid option: expected one of "fatal"'],
  ['OPENAI_BASE_URL', 'kotikone', 'must be an http(s) URL'],
  ['DATA_DIR', SERVER, `${SERVER}/arkpax.sqlite cannot be written (`],
  ['DATABASE_URL', 'postgres://127.0.0.1:1/arkpax', 'the server does not answer (connect ECONNREFUSED 127.0.0.1:1)'],
  ['HOST', 'kotikone.invalid', 'getaddrinfo '],
])(
  'names %s in one line of English when it is wrong or leads nowhere',
  async (name, value, reason) => {
    const running = start({ [name]: value })
    expect(await running.exit).toBe(1)
    expect(running.errors()).toMatch(/^[^\n]+\n$/)
    expect(running.errors()).toContain(`Invalid ${name}: ${reason}`)
  },
  20_000,
)

it('names PORT in one line when somebody listens there', async () => {
  const first = start({})
  const port = await untilReady(first)
  const second = start({ PORT: String(port) })
  expect(await second.exit).toBe(1)
  expect(second.errors()).toBe(`Invalid PORT: listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`)
  first.child.kill('SIGTERM')
  await first.exit
})

it('builds nothing with a wrong variable, and says in one line which', async () => {
  const building = spawn(process.execPath, [resolve(import.meta.dirname, '../../../scripts/build.ts')], {
    cwd: resolve(import.meta.dirname, '../../..'),
    env: { ...process.env, PUBLIC_API_URL: 'kotikone' },
  })
  let output = ''
  for (const stream of [building.stdout, building.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  expect((await once(building, 'exit'))[0]).toBe(1)
  expect(output).toBe('Invalid PUBLIC_API_URL: must be an http(s) URL\n')
})

it.each([1, 2])(
  'finishes the request that is under way when it is told to stop, %i time(s)',
  async (times) => {
    const running = start({})
    const port = await untilReady(running)
    const body = JSON.stringify({ email: 'hidas@example.fi' })
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    const closed = once(socket, 'close')
    socket.write(
      `POST /api/newsletter/subscribe HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body.slice(0, 5)}`,
    )
    await new Promise((later) => setTimeout(later, 150))
    for (let told = 0; told < times; told += 1) {
      running.child.kill('SIGTERM')
      await new Promise((later) => setTimeout(later, 150))
    }
    socket.write(body.slice(5))
    await closed
    expect(answer).toContain('HTTP/1.1 201 Created')
    expect(await running.exit).toBe(0)
  },
  20_000,
)

it('prints the admin password at the first start only', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'arkpax-password-'))
  const first = start({ DATA_DIR: dataDir })
  await untilReady(first)
  for (let tries = 0; tries < 100 && !first.output().includes('password'); tries += 1)
    await new Promise((later) => setTimeout(later, 25))
  expect(first.output()).toMatch(/Admin password \(shown only now\): [\w-]{20}\n/)
  first.child.kill('SIGTERM')
  await first.exit
  const second = start({ DATA_DIR: dataDir })
  await untilReady(second)
  second.child.kill('SIGTERM')
  await second.exit
  expect(second.output()).not.toContain('password')
})

// A proxy that a busy machine keeps from looking for half a second, as this one then is, sees too late that the server ends.
it('loses no call of a proxy when it is restarted', { retry: 2 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'arkpax-restart-'))
  const env = { DATA_DIR: dataDir, ADMIN_PASSWORD: 'kestava-salasana', RATE_LIMITS: 'off' }
  let running = start(env)
  const port = await untilReady(running)
  const calls = createProxyCalls(port, (turn) => {
    const body = JSON.stringify({ email: `a${turn}@example.fi` })
    return `POST /api/newsletter/subscribe HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  })
  const stopCalls = calls.start(20)
  for (let restart = 0; restart < 3; restart += 1) {
    await sleep(300)
    running.child.kill('SIGTERM')
    expect(await running.exit).toBe(0)
    running = start({ ...env, PORT: String(port), PUBLIC_URL: `http://localhost:${port}` })
    await untilReady(running)
  }
  const { answered, dropped, failed } = await stopCalls()
  running.child.kill('SIGTERM')
  await running.exit
  expect({ dropped, failed }).toEqual({ dropped: 0, failed: 0 })
  expect(answered).toBeGreaterThan(50)
})

it('is not ready from SIGTERM on, still takes calls for a moment, and logs no error', async () => {
  const running = start({ LOG_LEVEL: 'info' })
  const url = `http://127.0.0.1:${await untilReady(running)}`
  expect((await fetch(`${url}/api/ready`)).status).toBe(200)
  running.child.kill('SIGTERM')
  await expect.poll(async () => (await fetch(`${url}/api/ready`)).status, { interval: 5 }).toBe(503)
  expect((await fetch(`${url}/api/health`)).status).toBe(200)
  expect(await running.exit).toBe(0)
  expect(running.output()).toContain('"status":503')
  expect(running.output()).not.toContain('"level":50')
})

it('does not wait at the end for connections that say nothing', async () => {
  const running = start({})
  const port = await untilReady(running)
  const sockets = Array.from({ length: 5 }, () => connect(port, '127.0.0.1'))
  const closed = Promise.all(sockets.map((socket) => once(socket.resume(), 'close')))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const began = performance.now()
  running.child.kill('SIGTERM')
  await closed
  expect(await running.exit).toBe(0)
  expect(performance.now() - began).toBeLessThan(8_000)
})

it('answers checks in HTTP/1.0, which need not name a host', async () => {
  const running = start({})
  const port = await untilReady(running)
  const ask = async (request: string) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    const closed = once(socket, 'close')
    socket.write(request)
    await closed
    return answer
  }
  expect(await ask('GET /api/ready HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.[01] 200 OK\r\n/)
  expect(await ask('GET /api/ready HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  await stopServer(running)
})

it('is up while the password of staff is prepared, and ready only when it lets them in', async () => {
  const port = await freePort()
  const slowly = `--import ${pathToFileURL(resolve(import.meta.dirname, 'slow-hashing.ts'))}`
  const running = start({ ADMIN_PASSWORD: 'aivan-uusi-salasana', PORT: String(port), NODE_OPTIONS: slowly })
  const ask = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, init).then(
      ({ status }) => status,
      () => 'nobody listens',
    )
  const signIn = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"password":"aivan-uusi-salasana"}',
  }
  const until = Date.now() + 15_000
  const seen = new Set<unknown>()
  for (let ready: unknown; ready !== 200 && Date.now() < until; seen.add(ready)) ready = await ask('/api/ready')
  expect(await ask('/api/admin/login', signIn)).toBe(200)
  expect(seen).toContain(503)
  running.child.kill('SIGTERM')
  await running.exit
})

it('has the reason of a 500 in its log at once, whatever happens to it afterwards', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'arkpax-log-'))
  const running = start({ DATA_DIR: dataDir, LOG_LEVEL: 'info' })
  const port = await untilReady(running)
  const database = new SQLite(join(dataDir, 'arkpax.sqlite'))
  database.exec('drop table contact_messages')
  database.close()
  const answer = await fetch(`http://127.0.0.1:${port}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Aino', email: 'aino@example.fi', subject: 'Akku', message: 'Kestääkö pakkasta?' }),
  })
  expect(answer.status).toBe(500)
  await sleep(1_500)
  running.child.kill('SIGKILL')
  await running.exit
  expect(running.output()).toContain('no such table: contact_messages')
  expect(running.output()).toContain(String(answer.headers.get('x-request-id')))
})

it('takes a caller that goes away in the middle of its request for no error', async () => {
  const running = start({ LOG_LEVEL: 'info' })
  const port = await untilReady(running)
  const socket = connect(port, '127.0.0.1')
  socket.write(
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name":',
  )
  await sleep(200)
  socket.destroy()
  await expect.poll(running.output, { timeout: 20_000 }).toContain('"route":"/api/contact"')
  running.child.kill('SIGTERM')
  await running.exit
  expect(running.output()).toContain('"status":400')
  expect(running.output()).not.toContain('"level":50')
})
