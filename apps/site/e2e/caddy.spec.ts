import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from './fixtures/server.ts'
import { expect, readAsStaff, test } from './fixtures/test.ts'

const root = resolve(import.meta.dirname, '../../..')

/** The repository's Caddyfile over the built pages, in front of a running API. */
async function startCaddy(upstream: string) {
  const home = await mkdtemp(join(tmpdir(), 'arkpax-caddy-'))
  const address = `http://127.0.0.1:${await freePort()}`
  const caddy: ChildProcess = spawn('caddy', ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'], {
    cwd: root,
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      SITE_ADDRESS: address,
      SITE_ROOT: join(root, 'apps/site/dist'),
      API_UPSTREAM: new URL(upstream).host,
      CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
    },
    stdio: 'ignore',
  })
  await expect(async () => expect((await fetch(address)).status).toBe(200)).toPass()
  return {
    address,
    async stop() {
      const ended = once(caddy, 'exit')
      caddy.kill('SIGTERM')
      await ended
      await rm(home, { recursive: true, force: true })
    },
  }
}

test('Caddy serves the built pages as our own server does, and passes calls on', async ({
  page,
  server,
  staffToken,
}) => {
  test.skip(spawnSync('caddy', ['version']).status !== 0, 'caddy is not installed')
  const caddy = await startCaddy(server.url)
  const get = (path: string) => fetch(caddy.address + path, { redirect: 'manual' })
  try {
    for (const path of ['/', '/about', '/tuote/1', '/blogi/kuinka-suuri-voimalaitos-riittaa', '/TUOTTEET']) {
      const answer = await get(path)
      expect(answer.status, path).toBe(200)
      expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(answer.headers.get('content-security-policy'), path).toContain('frame-ancestors')
    }
    for (const origin of [caddy.address, server.url]) {
      const [, rules] = (await fetch(`${origin}/about`)).headers.get('speculation-rules')?.split('"') ?? []
      const told = await fetch(origin + rules)
      expect(told.headers.get('content-type')).toBe('application/speculationrules+json')
      expect(await told.json()).toHaveProperty('prerender')
    }
    for (const path of ['/ei-ole', '/tuote/ei-ole', '/manifest.json', '/index.html.br', '/index.html.dcz']) {
      expect((await get(path)).status, path).toBe(404)
    }
    const dictionary = (await get('/tuote/1')).headers.get('link')?.match(/<(.+)>/)?.[1] ?? ''
    expect((await get(dictionary)).headers.get('use-as-dictionary')).toContain('match="/*"')
    expect(await (await get('/ei-ole')).text()).toContain('404 Page Not Found')
    const untranslated = await get('/sv/contact')
    expect([untranslated.status, untranslated.headers.get('location')]).toEqual([302, '/contact'])
    expect((await get('/sv/laskuri')).headers.get('content-security-policy')).toContain('frame-ancestors')
    const slashed = await get('/about/')
    expect([slashed.status, slashed.headers.get('location')]).toEqual([308, '/about'])
    for (const path of ['/%5Cevil.example/', '/%09/evil.example/', '//evil.example/', '/.//evil.example/']) {
      const target = (await get(path)).headers.get('location') ?? '/'
      expect(new URL(target, caddy.address).origin, path).toBe(caddy.address)
    }
    const packed = await fetch(caddy.address, { headers: { 'Accept-Encoding': 'br' } })
    expect(packed.headers.get('content-encoding')).toBe('br')

    await page.goto(`${caddy.address}/contact`)
    await page.getByLabel('Nimi').fill('Aino Virtanen')
    await page.getByLabel('Sähköposti').first().fill('aino@example.fi')
    await page.getByLabel('Aihe').fill('Lisäakku')
    await page.getByRole('textbox', { name: 'Viesti' }).fill('Sopiiko lisäakku vanhaan malliin?')
    await page.getByRole('button', { name: 'Lähetä viesti' }).click()
    await expect(page.getByText('Viesti lähetetty!')).toBeVisible()
    const messages = await readAsStaff<{ subject: string }[]>(server, staffToken, '/api/admin/contact-messages')
    expect(messages.map(({ subject }) => subject)).toEqual(['Lisäakku'])
  } finally {
    await caddy.stop()
  }
})
