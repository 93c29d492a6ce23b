import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('the publisher leaves the pages to the host behind the hook where there is one, says so, and ends when it is told to', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'arkpax-publisher-'))
  const publisher = spawn(process.execPath, ['scripts/publisher.ts'], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dir,
      SITE_DIR: join(dir, 'dist'),
      SITE_REBUILD_HOOK_URL: 'https://rakentaja.example/hook',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(publisher.stdout, 'data')
  expect(String(said)).toContain('the pages are built by the host behind SITE_REBUILD_HOOK_URL, and not by us')
  publisher.kill('SIGTERM')
  expect((await once(publisher, 'exit'))[0]).toBe(0)
})
