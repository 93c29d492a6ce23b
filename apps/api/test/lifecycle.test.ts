import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const server = resolve(import.meta.dirname, '../src/server.ts')

function start(env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'arkpax-lifecycle-'))
  const child = spawn(process.execPath, [server], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', SITE_DIR: dataDir, ...env },
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const exit = once(child, 'exit').then(([code]) => code as number | null)
  return { child, exit, output: () => output, errors: () => errors }
}

async function untilReady(running: ReturnType<typeof start>): Promise<number> {
  for (let tries = 0; tries < 400; tries += 1) {
    const port = running.output().match(/Ready: http:\/\/localhost:(\d+)/)?.[1]
    if (port) return Number(port)
    await new Promise((later) => setTimeout(later, 25))
  }
  throw new Error(`Not ready: ${running.errors()}`)
}

it('says in one line which variable is wrong, and does not start', async () => {
  const running = start({ TRUSTED_PROXIES: 'kotikone' })
  expect(await running.exit).toBe(1)
  expect(running.errors()).toBe("Invalid TRUSTED_PROXIES: 'kotikone' is not an address or a CIDR block\n")
})

it.each([
  ['LOG_LEVEL', 'loud', 'Invalid option: expected one of "fatal"'],
  ['OPENAI_BASE_URL', 'kotikone', 'must be an http(s) URL'],
  ['DATA_DIR', server, `${server}/arkpax.sqlite cannot be written (`],
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
}, 20_000)

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
}, 20_000)

it('finishes the request that is under way when it is told to stop', async () => {
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
  running.child.kill('SIGTERM')
  await new Promise((later) => setTimeout(later, 150))
  socket.write(body.slice(5))
  await closed
  expect(answer).toContain('HTTP/1.1 201 Created')
  expect(await running.exit).toBe(0)
}, 20_000)

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
}, 20_000)
