/**
 * Asking for an offer by keyboard alone, from the open page of a product to the page that follows: presses (a chord is one), letters
 * typed, seconds by machine. `npm run build && node bench/inquiry-keys.ts`; once with scripts and once without.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from '../scripts/chromium.ts'
import { Hands } from './hands.ts'
import { start } from './measured.ts'

const port = Number(process.env.BENCH_PORT ?? 3000 + (process.pid % 1_000) + 20_000)
const url = `http://127.0.0.1:${port}`
const dataDir = mkdtempSync(join(tmpdir(), 'arkpax-inquiry-'))
const server = await start('node', ['apps/api/src/server.ts'], `${url}/api/ready`, {
  PORT: String(port),
  DATA_DIR: dataDir,
  PUBLIC_URL: url,
  LOG_LEVEL: 'error',
})
const executablePath = findChromium()
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) })

console.log('| From a product to a sent inquiry | presses | letters | seconds |\n|---|---|---|---|')
for (const javaScriptEnabled of [true, false]) {
  const page = await browser.newPage({ baseURL: url, javaScriptEnabled })
  const hands = new Hands(page)
  await page.goto('/tuote/1')
  const begun = performance.now()
  await hands.skipMenu()
  await hands.tabTo(page.getByRole('link', { name: 'Pyydä tarjous', exact: true }))
  await hands.press('Enter')
  const postcode = page.getByLabel(/^Postinumero/)
  await postcode.waitFor()
  await hands.skipMenu()
  await hands.tabTo(postcode)
  await hands.type('20100')
  await hands.tabTo(page.getByLabel('Nimi *'))
  await hands.type('Aino Korhonen')
  await hands.tabTo(page.getByLabel('Sähköposti *'))
  await hands.type('aino@example.fi')
  await hands.press('Enter')
  await page.waitForURL(/kiitos/)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(
    `| ${javaScriptEnabled ? 'with' : 'without'} scripts | ${hands.presses} | ${hands.letters} | ${seconds} |`,
  )
  await page.close()
}

await browser.close()
await server.stop()
rmSync(dataDir, { recursive: true, force: true })
