/**
 * Three buyers from the home page to a sent inquiry, by fingers alone: taps, swipes, letters, pages opened, and the seconds that the
 * machine takes when nobody thinks. `npm run build && node bench/buyers.ts`; once as this machine and its network are, once as
 * Lighthouse's phone (150 ms, 1.6 Mbit/s, a processor of a quarter). What each has sent is looked at: a wrong inquiry ends the run.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumFlags, findChromium } from '../scripts/chromium.ts'
import { Fingers } from './fingers.ts'
import { start } from './measured.ts'

/** A buyer with a screen, a way to the offer, and what the page that follows must say. */
interface Buyer {
  name: string
  screen: { width: number; height: number }
  walk: (page: Page, fingers: Fingers) => Promise<void>
  sent: RegExp
}

const inMain = (page: Page) => page.getByRole('main')

/** Says who one is and sends the inquiry. */
async function send(page: Page, fingers: Fingers, name: string, email: string): Promise<void> {
  await fingers.write(page.getByLabel('Nimi *'), name)
  await fingers.write(page.getByLabel('Sähköposti *'), email)
  await fingers.tap(page.getByRole('button', { name: 'Lähetä tarjouspyyntö' }))
}

const buyers: Buyer[] = [
  {
    name: 'boater, 390 px: does it run my cool box for a weekend?',
    screen: { width: 390, height: 844 },
    async walk(page, fingers) {
      await fingers.tap(inMain(page).getByRole('link', { name: 'Valitse omat laitteesi' }))
      await fingers.write(page.getByLabel('Lisää laite'), 'kylmä')
      await fingers.tap(page.getByRole('button', { name: /^Kylmälaukku/ }))
      await fingers.write(page.getByLabel('Kuinka monta vuorokautta lataamatta?'), '2')
      await fingers.tap(page.getByRole('link', { name: 'Pyydä tarjous tästä' }))
      await send(page, fingers, 'Kaisa Meri', 'kaisa@example.fi')
    },
    sent: /1\s×\sArk EVO/,
  },
  {
    name: 'builder, 412 px: compares, takes PRO',
    screen: { width: 412, height: 915 },
    async walk(page, fingers) {
      await fingers.tap(inMain(page).getByRole('link', { name: 'Vertaile malleja' }))
      await fingers.tap(
        page.getByRole('columnheader', { name: /Ark PRO/ }).getByRole('link', { name: /^Pyydä tarjous/ }),
      )
      await send(page, fingers, 'Timo Rakentaja', 'timo@example.fi')
    },
    sent: /1\s×\sArk PRO/,
  },
  {
    name: 'pensioner, 820 px: product list, EVO, delivered',
    screen: { width: 820, height: 1180 },
    async walk(page, fingers) {
      await fingers.tap(inMain(page).getByRole('link', { name: 'Selaa tuotteita' }))
      await fingers.tap(inMain(page).getByRole('link', { name: /Lue Lisää.*Ark EVO/ }))
      await fingers.tap(inMain(page).getByRole('link', { name: 'Pyydä tarjous', exact: true }))
      await fingers.write(page.getByLabel(/^Postinumero/), '20100')
      await fingers.tap(page.getByLabel('Rahtikuljetus ovelle'))
      await send(page, fingers, 'Aino Korhonen', 'aino@example.fi')
    },
    sent: /1\s×\sArk EVO[\s\S]*Rahtikuljetus/,
  },
]

/** Makes a page as slow as the phone by which Lighthouse measures. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const [latency, bytes] = [150, (1.6 * 1024 * 1024) / 8]
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes / 2,
  })
}

/** One buyer's way: what the fingers did, pages opened and seconds of the machine. */
async function walk(context: BrowserContext, { walk, sent }: Buyer, isSlow: boolean) {
  const page = await context.newPage()
  if (isSlow) await slowDown(page)
  const fingers = new Fingers(page)
  await page.goto('/')
  let pages = 0
  page.on('domcontentloaded', () => {
    pages += 1
  })
  const begun = performance.now()
  await walk(page, fingers)
  await page.waitForURL(/kiitos/)
  const seconds = (performance.now() - begun) / 1000
  const answer = await inMain(page).innerText()
  if (!/Tarjouspyyntösi \d+ on perillä/.test(answer) || !sent.test(answer))
    throw new Error(`What was sent is not what was meant:\n${answer}`)
  return { fingers, pages, seconds }
}

const port = Number(process.env.BENCH_PORT ?? 3000 + (process.pid % 1_000) + 20_000)
const url = `http://127.0.0.1:${port}`
const dataDir = mkdtempSync(join(tmpdir(), 'arkpax-buyers-'))
const server = await start('node', ['apps/api/src/server.ts'], `${url}/api/ready`, {
  PORT: String(port),
  DATA_DIR: dataDir,
  PUBLIC_URL: url,
  LOG_LEVEL: 'error',
  RATE_LIMITS: 'off',
})
const executablePath = findChromium()
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) })

console.log(
  '| From home to a sent inquiry | taps | swipes | letters | pages | seconds | as a slow phone |\n|---|---|---|---|---|---|---|',
)
for (const buyer of buyers) {
  const seconds: string[] = []
  let counted = ''
  for (const isSlow of [false, true]) {
    const context = await browser.newContext({
      baseURL: url,
      viewport: buyer.screen,
      hasTouch: true,
      isMobile: true,
      locale: 'fi-FI',
    })
    const walked = await walk(context, buyer, isSlow)
    seconds.push(walked.seconds.toFixed(1))
    const { taps, swipes, letters } = walked.fingers
    counted = [taps, swipes, letters, walked.pages].join(' | ')
    await context.close()
  }
  console.log(`| ${buyer.name} | ${counted} | ${seconds.join(' | ')} |`)
}

await browser.close()
await server.stop()
rmSync(dataDir, { recursive: true, force: true })
