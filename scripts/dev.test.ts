import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

async function freePort(): Promise<string> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? String(address.port) : ''
}

/** Asks until the server is up and answers with that status. */
async function untilOk(url: string): Promise<Response> {
  for (let tries = 0; tries < 600; tries += 1) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return response
    await new Promise((later) => setTimeout(later, 100))
  }
  throw new Error(`${url} does not answer: ${(await fetch(url)).status}`)
}

it('developing serves pages, API and the mails to look at from one address', async () => {
  const port = await freePort()
  const dev = spawn(process.execPath, [join(import.meta.dirname, 'dev.mjs')], {
    env: {
      // The runner's own variables (NODE_ENV, BASE_URL …) would make it another server.
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: port,
      API_PORT: await freePort(),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'arkpax-dev-')),
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  })
  try {
    const health = await untilOk(`http://localhost:${port}/api/health`)
    expect(health.headers.get('content-type')).toContain('application/json')
    expect(await (await untilOk(`http://localhost:${port}/api/_mails`)).text()).toContain('<html')
    expect(await (await untilOk(`http://localhost:${port}/contact`)).text()).toContain('<html lang="fi"')
  } finally {
    dev.kill('SIGTERM')
    await once(dev, 'exit')
  }
})
