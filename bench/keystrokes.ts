/**
 * Twelve everyday tasks of the back office by keyboard alone: presses (a chord is one), letters typed, seconds by machine.
 * `npm run build && node bench/keystrokes.ts [part of a task's name]`; each begins at the open overview of a shop with demo data.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { openMailServer } from '../apps/api/test/mail-server.ts'
import { adminLogin } from '../packages/schema/src/staff.ts'
import { chromiumFlags, findChromium } from '../scripts/chromium.ts'
import { Hands } from './hands.ts'
import { start } from './measured.ts'

const PASSWORD = 'mittauksen-salasana'
const REFUSED = 'vastaanottaja@example.com'
const COLLEAGUE = 'saara.salo@example.com'
const WAITS = /Vastattava|Määräaika|myöhässä/
const port = Number(process.env.BENCH_PORT ?? 3000 + (process.pid % 1_000) + 20_000)
const url = `http://127.0.0.1:${port}`

/** Goes down the inbox to the first message that waits for an answer. */
async function openWaiting(page: Page, hands: Hands): Promise<void> {
  await hands.find('yhteydeno', 'Yhteydenotot')
  const messages = page.getByRole('list', { name: 'Viestit' }).getByRole('button')
  // The deadlines come after the messages.
  await messages.filter({ hasText: WAITS }).first().waitFor()
  const subjects = await messages.allInnerTexts()
  for (const subject of subjects) {
    await hands.press('j')
    await page.getByRole('article').getByRole('heading', { level: 2 }).waitFor()
    if (WAITS.test(subject)) return
  }
  throw new Error('No message waits')
}

const toast = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /Ilmoitukset/ })
    .getByText(text)
    .first()
    .waitFor()

async function ship(page: Page, hands: Hands, order: string, isTold: boolean): Promise<void> {
  await hands.find(order, `Tilaus ${order}`)
  const state = page.getByRole('dialog').getByLabel(`Tilauksen ${order} tila`)
  await state.waitFor()
  await hands.tabTo(state)
  await hands.press('l')
  const question = page.getByRole('dialog', { name: `Muutetaanko tilauksen ${order} tila?` })
  await question.waitFor()
  if (!isTold) {
    const quietly = question.getByLabel('Älä ilmoita asiakkaalle')
    await hands.tabTo(quietly)
    await hands.press('Space')
  }
  await hands.tabTo(question.getByRole('button', { name: /^Muuta tila/ }))
  await hands.press('Enter')
  await question.waitFor({ state: 'hidden' })
}

const tasks: [string, (page: Page, hands: Hands) => Promise<void>][] = [
  [
    'Answer a message',
    async (page, hands) => {
      await openWaiting(page, hands)
      await hands.press('r')
      await hands.type('Kyllä riittää.')
      await hands.press('Control+Enter')
      await toast(page, 'Vastaus on lähdössä')
    },
  ],
  [
    'Answer with a saved reply and resolve',
    async (page, hands) => {
      await openWaiting(page, hands)
      await hands.press('r')
      await hands.type('/toimitus')
      await page.getByRole('option', { name: /Toimitusaika/ }).waitFor()
      await hands.press('Enter')
      await hands.press('Control+Shift+Enter')
      await toast(page, 'Vastaus on lähdössä')
    },
  ],
  [
    'Order from a message',
    async (page, hands) => {
      await openWaiting(page, hands)
      await hands.press('o')
      const form = page.getByRole('dialog', { name: 'Uusi tilaus' })
      await form.waitFor()
      for (const [label, text] of [
        ['Katuosoite', 'Laiturikatu 1'],
        ['Postinumero', '20100'],
        ['Postitoimipaikka', 'Turku'],
      ] as const) {
        await hands.tabTo(form.getByLabel(label))
        await hands.type(text)
      }
      await hands.tabTo(form.getByLabel('Tuote', { exact: true }))
      await hands.type('Ark E')
      await hands.tabTo(form.getByRole('button', { name: 'Luo tilaus' }))
      await hands.press('Enter')
      await form.waitFor({ state: 'hidden' })
    },
  ],
  ['Order to shipped, the customer told', (page, hands) => ship(page, hands, '1058', true)],
  ['Order to shipped, nobody told', (page, hands) => ship(page, hands, '1059', false)],
  [
    'Hide a review',
    async (page, hands) => {
      await hands.find('arvost', 'Arvostelut')
      const hide = page.getByRole('button', { name: /^Piilota/ }).first()
      await hide.waitFor()
      await hands.skipMenu()
      await hands.tabTo(hide)
      await hands.press('Enter')
      const question = page.getByRole('dialog', { name: 'Piilota arvostelu' })
      await question.waitFor()
      await hands.type('Ei koske tuotetta.')
      await hands.tabTo(question.getByRole('button', { name: 'Piilota arvostelu' }))
      await hands.press('Enter')
      await question.waitFor({ state: 'hidden' })
    },
  ],
  [
    'Find an order by phone number',
    async (page, hands) => {
      await hands.find('0500005484', 'Tilaus 1057')
      await page.getByRole('dialog', { name: /^Tilaus \d+/ }).waitFor()
    },
  ],
  [
    'Find a customer and open the page',
    async (page, hands) => {
      await hands.find('hanna laine', 'hanna.laine@example.com')
      await page.getByRole('heading', { name: 'Hanna Laine' }).waitFor()
    },
  ],
  [
    'Change a price',
    async (page, hands) => {
      await hands.find('lisäakku', 'kpl varastossa')
      const price = page.getByLabel(/^Hinta/).first()
      await price.waitFor()
      await hands.skipMenu()
      await hands.tabTo(price)
      await hands.press('Control+a')
      await hands.type('1790,50')
      // Enter in a field sends the form.
      await hands.press('Enter')
      await toast(page, 'päivitetty')
    },
  ],
  [
    'Assign a message to a colleague',
    async (page, hands) => {
      await openWaiting(page, hands)
      const assignee = page.getByRole('article').getByLabel('Käsittelijä')
      await hands.tabTo(assignee)
      await hands.press('s')
      await page
        .getByRole('article')
        .getByRole('option', { name: /Saara/, selected: true })
        .waitFor({ state: 'attached' })
    },
  ],
  [
    'Snooze a message',
    async (page, hands) => {
      await openWaiting(page, hands)
      await hands.press('z')
      await page.getByRole('dialog', { name: 'Milloin viesti palaa?' }).waitFor()
      await hands.press('Enter')
      await toast(page, 'Viesti siirretty myöhemmäksi')
    },
  ],
  [
    'Send a refused mail again',
    async (page, hands) => {
      await hands.find('sähköp', 'Sähköpostit')
      const again = page.getByRole('button', { name: /^Lähetä uudelleen/ }).first()
      await again.waitFor()
      await hands.skipMenu()
      await hands.tabTo(again)
      await hands.press('Enter')
      const question = page.getByRole('dialog', { name: 'Lähetetäänkö viesti uudelleen?' })
      await question.waitFor()
      await hands.tabTo(question.getByRole('button', { name: 'Lähetä viesti' }))
      await hands.press('Enter')
      await question.waitFor({ state: 'hidden' })
    },
  ],
]

const mailServer = await openMailServer()
mailServer.manners.recipient = (to) => (to === REFUSED ? { code: 550, text: 'User unknown' } : undefined)
const folder = mkdtempSync(join(tmpdir(), 'arkpax-keys-'))
const server = await start(process.execPath, ['apps/api/dist/start.js'], `${url}/api/ready`, {
  PORT: String(port),
  PUBLIC_URL: url,
  DATA_DIR: folder,
  ADMIN_PASSWORD: PASSWORD,
  SMTP_URL: mailServer.url,
  DEMO: '1',
  SITE_BUILD: 'off',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
})

async function send(path: string, body: unknown, token?: string): Promise<unknown> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}

/** The token of the link that a colleague's invitation mails them. */
async function invitationToken(): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const mail = mailServer.received.find(({ to }) => to.includes(COLLEAGUE))?.mail.text
    const link = mail?.match(/http\S+\/admin\/invitation\S*/)?.[0]
    if (link) return new URL(link).searchParams.get('token') ?? new URL(link).hash.replace(/^#(token=)?/, '')
    await new Promise((later) => setTimeout(later, 100))
  }
  throw new Error('The invitation was not mailed')
}

const { token } = adminLogin.parse(await send('/api/admin/login', { password: PASSWORD }))
await send('/api/admin/staff', { name: 'Saara Salo', email: COLLEAGUE, role: 'sales' }, token)
await send('/api/admin/invitations/accept', { token: await invitationToken(), password: 'talvinen laituri 47' })
await send('/api/contact', { name: 'Aino Aalto', email: REFUSED, subject: 'Toimitusaika', message: 'Hei!' })

const executablePath = findChromium()
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) })
console.log('| Task | Presses | Letters | Seconds |\n|---|---:|---:|---:|')
for (const [name, work] of tasks.filter(([name]) => name.includes(process.argv[2] ?? ''))) {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 }, locale: 'fi-FI' })
  page.setDefaultTimeout(15_000)
  await page.addInitScript((value) => localStorage.setItem('admin_token', value), token)
  await page.goto('/admin')
  await page.getByText('Uusia tilauksia').waitFor()
  const hands = new Hands(page)
  const begin = performance.now()
  const fault = await work(page, hands).catch((error: Error) => error)
  const seconds = ((performance.now() - begin) / 1_000).toFixed(1)
  console.log(`| ${name}${fault ? ' (not done)' : ''} | ${hands.presses} | ${hands.letters} | ${seconds} |`)
  if (fault) {
    console.error(`${name}: ${fault.message}`)
    process.exitCode = 1
    await page.screenshot({ path: join(tmpdir(), 'keystrokes.png') })
  }
  await page.close()
}
await browser.close()
await server.stop()
await mailServer.close()
rmSync(folder, { recursive: true })
