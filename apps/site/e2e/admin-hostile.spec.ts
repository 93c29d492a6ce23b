import type { APIRequestContext, Page } from '@playwright/test'
import { hostileHtml } from '../../api/test/hostile-html.ts'
import { makeOrder, signUpVerified } from './fixtures/customer.ts'
import { expect, test } from './fixtures/test.ts'

const oneLine = hostileHtml.map((text) => text.replace(/[\u0000-\u001F\u007F\u2028\u2029]+/g, ' ').trim())

const screens = [
  '/admin',
  '/admin?nakyma=tilaukset',
  '/admin/contact-management',
  '/admin/faq',
  '/admin/chat',
  '/admin/chat?view=unanswered',
  '/admin/accounting',
  '/admin/documents',
  '/admin/registrations',
  '/admin/reviews',
  '/admin/newsletter',
  '/admin/mail?state=all',
  '/admin/product-management',
  '/admin/analytics',
  '/admin/blog',
  '/varastonhallinta',
]

declare global {
  interface Window {
    hostileTextRan?: string
  }
}

async function send(request: APIRequestContext, path: string, data: object, token?: string) {
  const answer = await request.post(path, { data, headers: token ? { Authorization: `Bearer ${token}` } : {} })
  expect([path, answer.status(), await answer.text()]).toEqual([path, 201, expect.any(String)])
}

const REVIEWED = ['1', '2', '3', '4']

/** Reviews whose texts hold every hostile text, one of them hidden; staff answer in the same words. The page's customer wrote them. */
async function reviewEverything({ request }: Page, token: string) {
  for (const [index, product_id] of REVIEWED.entries()) {
    const texts = oneLine.filter((_, place) => place % REVIEWED.length === index)
    const [title = ''] = texts
    const review = { product_id, rating: 1, title: title.slice(0, 200), comment: texts.join('\n').slice(0, 5_000) }
    const answer = await request.post('/api/auth/reviews', { data: review })
    expect([answer.status(), await answer.text()]).toEqual([201, expect.any(String)])
    const { id } = await answer.json()
    const decision = { hidden: index === 0, hidden_reason: texts.join('\n').slice(0, 2_000), answer: review.comment }
    const headers = { Authorization: `Bearer ${token}` }
    expect((await request.put(`/api/admin/reviews/${id}`, { data: decision, headers })).status()).toBe(200)
  }
}

test('nothing that visitors write runs on any screen of the back office', async ({
  page,
  request,
  server,
  staffToken,
}) => {
  test.setTimeout(240_000)
  expect(oneLine.length).toBeGreaterThanOrEqual(100)
  for (const [index, text] of oneLine.entries()) {
    const field = text.slice(0, 100)
    const email = `vihamielinen${index}@example.fi`
    await send(request, '/api/contact', { name: text.slice(0, 200), email, subject: text.slice(0, 300), message: text })
    await send(request, '/api/register-product', {
      firstName: field,
      lastName: field,
      email,
      phone: text.slice(0, 50),
      productModel: 'Ark EVO 1800W',
      serialNumber: `${index} ${field}`.slice(0, 100),
      purchaseDate: '2026-01-02',
      retailer: field,
      comments: text,
    })
    const asked = await request.post('/api/chat', { data: { message: text } })
    expect(asked.status()).toBe(200)
    await send(request, '/api/newsletter/subscribe', { email: `+${index}@example.fi` })
  }
  await send(
    request,
    '/api/admin/orders',
    {
      customer_name: oneLine[0],
      customer_email: 'tilaaja@example.fi',
      shipping_address: oneLine[1],
      shipping_postcode: '00100',
      shipping_city: oneLine[2]?.slice(0, 100),
      note: oneLine[3],
      items: [{ product_id: '1', quantity: 1 }],
    },
    staffToken,
  )

  const email = 'arvostelija@example.fi'
  await signUpVerified(page, server, email)
  await makeOrder(page, staffToken, { email, status: 'delivered', productIds: REVIEWED })
  await reviewEverything(page, staffToken)

  await page.addInitScript((token) => {
    localStorage.setItem('admin_token', token)
    for (const name of ['alert', 'prompt', 'confirm'] as const) {
      Object.defineProperty(window, name, {
        value: () => {
          window.hostileTextRan = name
        },
      })
    }
  }, staffToken)
  const foreign: string[] = []
  page.on('request', (sent) => {
    const { hostname } = new URL(sent.url())
    if (!['127.0.0.1', ''].includes(hostname)) foreign.push(sent.url())
  })

  for (const screen of [...screens, '/tuote/2', '/dashboard?nakyma=arvostelut']) {
    await page.goto(screen, { waitUntil: 'networkidle' })
    await expect(page.locator('h1')).toBeVisible()
    expect([screen, await page.evaluate(() => window.hostileTextRan)]).toEqual([screen, undefined])
  }
  await page.goto('/admin/contact-management', { waitUntil: 'networkidle' })
  await expect(page.getByText(oneLine.at(-1)?.slice(0, 40) ?? '').first()).toBeVisible()
  await page.goto('/admin/chat', { waitUntil: 'networkidle' })
  await page.locator('[data-conversation]').first().click()
  await expect(
    page
      .getByRole('article')
      .getByText(oneLine.at(-1)?.slice(0, 40) ?? '')
      .first(),
  ).toBeVisible()
  await page.goto('/admin/reviews?state=hidden', { waitUntil: 'networkidle' })
  await expect(page.getByText(oneLine[4]?.slice(0, 40) ?? '').first()).toBeVisible()
  expect(await page.evaluate(() => window.hostileTextRan)).toBeUndefined()
  expect(foreign).toEqual([])
})
