import { readFile } from 'node:fs/promises'
import type { Order } from '@arkpax/schema/orders'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { shopCalls, statusPath } from '../../../test/shop-calls.ts'
import { signInCustomer } from '../../../test/sign-in-customer.ts'

const EMAIL = 'matti.meikalainen@example.fi'
const STEPS = `<meta name="robots" content="noindex"><!--[mistakes]-->MISTAKES <!--[general]-->{{general}}<!--[/general]--><!--[marked]-->MARKED<!--[/marked]--><!--[/mistakes]-->
<!--[find]-->FIND "{{order}}" "{{email}}"<!--[email_error]-->{{email_error}}<!--[/email_error]--><!--[own_order]-->OWN {{own_number}}<!--[own_state]-->: {{own_state}}<!--[/own_state]-->.<!--[/own_order]--><!--[is_guest]-->GUEST<!--[/is_guest]--><!--[/find]-->
<!--[fill]-->FILL {{number}} {{period}}<!--[is_gone]-->GONE<!--[/is_gone]--><!--[is_over]-->OVER<!--[/is_over]--><!--[earlier]-->EARLIER {{earlier_items}}<!--[/earlier]--><!--[is_open]-->
<input name="form_id" value="{{form_id}}"><!--[is_whole]-->WHOLE<!--[/is_whole]--><!--[items_error]-->{{items_error}}<!--[/items_error]--><!--[line]-->[{{index}} {{id}} {{product}} "{{quantity}}"/{{left}}<!--[line_error]--> ! {{line_error}}<!--[/line_error]-->]<!--[/line]--> "{{name}}"<!--[name_error]-->{{name_error}}<!--[/name_error]--> "{{receipt_email}}"<!--[/is_open]--><!--[/fill]-->
<!--[confirm]-->CONFIRM {{number}} {{name}} {{receipt_email}} {{basis}}<!--[line]-->[{{quantity}} {{product}}]<!--[/line]--><!--[hidden]--><i name="{{field}}" value="{{value}}"><!--[/hidden]--><!--[/confirm]-->
<!--[retry]-->RETRY {{action}} {{told}}<!--[hidden]--><i name="{{field}}" value="{{value}}"><!--[/hidden]--><!--[/retry]-->`
const RECEIPT = `<!--[found]-->RECEIPT {{number}} {{moment}} {{name}} {{receipt_email}} {{order}} {{next}} {{period}}<!--[line]-->[{{quantity}} {{product}}]<!--[/line]--><!--[money]-->({{what}} {{sum}})<!--[/money]--><!--[/found]--><!--[missing]-->MISSING<!--[/missing]-->`

let test: TestApp
let order: Order
const begin = async (env: Record<string, string> = {}) => {
  test = await createTestApp(env)
  const pages = new Map([
    ['/peruuta-sopimus/shell', STEPS],
    ['/peruuta-sopimus/kuitti/shell', RECEIPT],
  ])
  test.deps.readPage = async (path) => {
    const html = pages.get(path)
    return html ? { html, csp: "default-src 'self'; frame-ancestors 'none'" } : undefined
  }
  const items = [
    { product_id: '1', quantity: 2 },
    { product_id: '4', quantity: 1 },
  ]
  order = await create({ notify: false, items })
}
beforeEach(() => begin())
const { create } = shopCalls(() => test)

const read = async (answer: Response) => (await answer.text()).replaceAll('\u00A0', ' ')
const open = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await test.app.request(path, { headers })
  return { status: answer.status, html: await read(answer) }
}
const send = (step: '' | '/find' | '/check', fields: Record<string, string>) =>
  test.app.request(`/api/withdrawals${step}`, { method: 'POST', body: new URLSearchParams(fields) })
/** The page that a browser shows after a form: of a step that which it is led to. */
const post = async (...sent: Parameters<typeof send>) => {
  const answer = await send(...sent)
  const next = answer.headers.get('location') ?? ''
  return next.startsWith('/peruuta-sopimus?') ? test.app.request(next) : answer
}
const named = () => ({ order: String(order.number), email: EMAIL })
const filled = (more: Record<string, string> = {}) => ({
  ...named(),
  ...{ form_id: '00000000-0000-4000-8000-000000000009', name: 'Matti Meikäläinen', receipt_email: EMAIL },
  ...{ 'items.0.id': order.items[0]?.id ?? '', 'items.0.quantity': '1' },
  ...{ 'items.1.id': order.items[1]?.id ?? '', 'items.1.quantity': '0' },
  ...more,
})

describe('a withdrawal without a script', () => {
  it('asks which order, and keeps the number that a link names', async () => {
    expect(await open('/peruuta-sopimus?tilaus=1042')).toMatchObject({
      status: 200,
      html: expect.stringContaining('FIND "1042" ""'),
    })
  })

  it('is found by search engines at its first step alone', async () => {
    const robots = async (path: string) => (await test.app.request(path)).headers.get('x-robots-tag')
    expect(await robots('/peruuta-sopimus')).toBeNull()
    expect(await open('/peruuta-sopimus')).toMatchObject({ html: expect.not.stringContaining('noindex') })
    expect(await robots('/peruuta-sopimus?tilaus=1042')).toBe('noindex')
  })

  it('goes by number and address to a form with the whole order chosen', async () => {
    const answer = await post('/find', named())
    const html = await read(answer)
    expect(answer.status).toBe(200)
    expect(html).toContain(`FILL ${order.number} Peruuttamisaika on 14 päivää ja palautusoikeus 30 päivää.`)
    expect(html).toMatch(/name="form_id" value="[0-9a-f-]{36}"/)
    expect(html).toContain('Ark PRO 2400 W "2"/2][1 ')
    expect(html).toContain(`"${EMAIL}"`)
    expect(html).not.toContain('Matti')
  })

  it('shows once more what is given, and sends it all along', async () => {
    const html = await read(await post('/check', filled()))
    expect(html).toContain(`CONFIRM ${order.number} Matti Meikäläinen ${EMAIL}`)
    expect(html).toContain('[1 Ark PRO 2400 W]')
    const sent = Object.fromEntries([...html.matchAll(/<i name="([^"]*)" value="([^"]*)">/g)].map(([, n, v]) => [n, v]))
    expect(sent).toEqual(filled())
  })

  it('leads to a receipt under an address of its own, and there again however often it is sent', async () => {
    test.clock.now = new Date('2026-11-23T10:11:12Z')
    const first = await post('', filled())
    expect(first.status).toBe(303)
    const page = first.headers.get('location') ?? ''
    expect(page).toMatch(/^\/\w/)
    expect((await post('', filled())).headers.get('location')).toBe(first.headers.get('location'))
    const { status, html } = await open(page)
    expect(status).toBe(200)
    expect(html).toContain('23.11.2026 klo 12.11.12 Matti Meikäläinen')
    expect(html).toContain('[1 Ark PRO 2400 W](Tuotteiden hinta 3 350,00 €)')
    expect(await open(`${page}x`)).toMatchObject({ status: 404, html: expect.stringContaining('MISSING') })
  })

  it('goes back from the last step to the form as it was', async () => {
    const html = await read(await post('/find', filled()))
    expect(html).toContain('Ark PRO 2400 W "1"/2]')
    expect(html).not.toContain('WHOLE')
    expect(await read(await post('/find', named()))).toContain('WHOLE')
    expect(html).toContain('Aurinkopaneeli 200 W "0"/1]')
    expect(html).toContain('"Matti Meikäläinen"')
  })

  it('loses nothing on bad input, and says what is wrong at its field', async () => {
    const answer = await post('/check', filled({ 'items.0.quantity': 'kaksi', name: '' }))
    const html = await read(answer)
    expect(answer.status).toBe(422)
    expect(html).toContain('MISTAKES MARKED')
    expect(html).toContain('"kaksi"/2 ! Anna määrä kokonaislukuna')
    expect(await read(await post('/check', filled({ 'items.0.quantity': '9' })))).toContain(
      '! Voit peruuttaa enintään 2 kpl',
    )
    expect(await read(await post('/check', filled({ 'items.0.quantity': '0' })))).toContain('Valitse vähintään yksi')
    expect(await read(await post('/find', { order: '7', email: 'matti' }))).toContain('FIND "7" "matti"')
  })

  it('has an address for each step, which is loaded anew and gone back to, says nothing to others and ends in a day', async () => {
    const wrong = (await send('/check', filled({ 'items.0.quantity': '9' }))).headers.get('location') ?? ''
    const right = (await send('/check', filled())).headers.get('location') ?? ''
    for (const _ of ['once', 'again']) {
      expect(await open(wrong)).toMatchObject({
        status: 422,
        html: expect.stringContaining('! Voit peruuttaa enintään'),
      })
      expect(await open(right)).toMatchObject({ status: 200, html: expect.stringContaining('CONFIRM') })
    }
    expect(decodeURIComponent(right)).not.toMatch(/matti|@/i)
    await post('', filled({ 'items.0.quantity': '2', 'items.1.quantity': '1' }))
    expect((await open(right)).html).toContain('GONE')
    expect((await open(`${right.slice(0, -4)}AAAA`)).html).toContain('FIND "" ""')
    test.clock.now = new Date(test.clock.now.getTime() + 25 * 3_600_000)
    expect((await open(wrong)).html).toContain('FIND "" ""')
  })

  it.each(['/find', '/check', ''] as const)(
    'leads whoever opens the address of a form to its page: %s',
    async (step) => {
      const opened = (accept: string) => test.app.request(`/api/withdrawals${step}`, { headers: { accept } })
      const browser = await opened('text/html,application/xhtml+xml,*/*;q=0.8')
      expect([browser.status, browser.headers.get('location')]).toEqual([303, '/peruuta-sopimus'])
      expect((await opened('application/json')).status).toBe(405)
    },
  )

  it('answers a wrong number and a wrong address alike, on each step', async () => {
    for (const step of ['/find', '/check', ''] as const) {
      const [one, other] = await Promise.all(
        [['order', '99999'] as const, ['email', 'muu@example.fi'] as const].map(async ([name, wrong]) => {
          const answer = await post(step, filled({ [name]: wrong }))
          return [answer.status, (await read(answer)).replace(/FIND.*/, '')]
        }),
      )
      expect(one).toEqual(other)
      expect(one?.[0]).toBe(404)
    }
  })

  it('after too many tries tells nothing of any order, and keeps what was typed for later', async () => {
    await begin({ RATE_LIMITS: 'on' })
    for (let tries = 0; tries < 30; tries += 1) await post('/find', { order: '1', email: EMAIL })
    const answer = await post('/check', filled())
    const html = await read(answer)
    expect(answer.status).toBe(429)
    expect(html).toContain('RETRY /api/withdrawals/check')
    expect(html).toContain('<i name="name" value="Matti Meikäläinen">')
    expect(html).not.toContain('Ark PRO')
  })

  it('shows what was withdrawn before, once all of it is', async () => {
    await post('', filled({ 'items.0.quantity': '2', 'items.1.quantity': '1' }))
    const html = await read(await post('/find', named()))
    expect(html).toContain('GONE')
    expect(html).not.toContain('voit peruuttaa')
    expect(html).toContain('EARLIER 2 × Ark PRO 2400 W, 1 × Aurinkopaneeli 200 W')
  })
})

describe('a customer who is signed in', () => {
  it('picks an own order and finds the form filled in; another’s order has to be named', async () => {
    const { headers } = await signInCustomer(test, { email: EMAIL })
    expect((await open('/peruuta-sopimus', headers)).html).toContain(`OWN ${order.number}`)
    const { html } = await open(`/peruuta-sopimus?tilaus=${order.number}`, headers)
    expect(html).toContain(`FILL ${order.number}`)
    expect(html).toContain(order.customer_name)
    const other = await create({ notify: false, customer_email: 'toinen@example.fi' })
    expect((await open(`/peruuta-sopimus?tilaus=${other.number}`, headers)).html).toContain(`FIND "${other.number}"`)
  })

  it('has the address filled in, is not asked to sign in, and sees which orders are withdrawn or past their time', async () => {
    const { headers } = await signInCustomer(test, { email: EMAIL })
    const gone = await create({ notify: false })
    await test.call('PUT /api/admin/orders/{id}/status', { path: statusPath(gone.id), body: { status: 'cancelled' } })
    const { html } = await open('/peruuta-sopimus', headers)
    expect(html).toContain(`FIND "" "${EMAIL}"`)
    expect(html).toContain(`OWN ${gone.number}: peruutettu kokonaan.`)
    expect(html).toContain(`OWN ${order.number}.`)
    expect(html).not.toContain('GUEST')
    expect((await open('/peruuta-sopimus')).html).toContain('GUEST')
    await test.call('PUT /api/admin/orders/{id}/status', { path: statusPath(order.id), body: { status: 'delivered' } })
    const daysLater = async (days: number) => {
      test.clock.now = new Date(test.clock.now.getTime() + days * 86_400_000)
      return (await open('/peruuta-sopimus', headers)).html
    }
    expect(await daysLater(20)).toContain(`OWN ${order.number}.`)
    expect(await daysLater(20)).toContain(`OWN ${order.number}: peruutus- ja palautusaika on päättynyt.`)
  })

  it('finds nothing by an address that is not known to be theirs', async () => {
    const { headers } = await signInCustomer(test, { email: EMAIL, verified: false })
    const { html } = await open(`/peruuta-sopimus?tilaus=${order.number}`, headers)
    expect(html).toContain('FIND')
    expect(html).not.toContain('OWN')
  })
})

it('the built pages have a place for everything that the server fills in', async () => {
  const site = new URL('../../../../site/src/features/returns/', import.meta.url)
  const files = ['WithdrawalSteps', 'WithdrawalFind', 'WithdrawalFill', 'WithdrawalReceipt']
  const texts = await Promise.all(files.map((name) => readFile(new URL(`${name}.astro`, site), 'utf8')))
  for (const step of ['find', 'fill', 'confirm', 'retry', 'found', 'missing'])
    expect(texts.join('')).toContain(`<!--[${step}]-->`)
})
