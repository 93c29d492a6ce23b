import { withdrawableOrder, withdrawalCheck, withdrawalFind, withdrawalReceived } from '@arkpax/schema/withdrawals'
import { type Context, Hono } from 'hono'
import { ApiError } from '../../http/api-error.ts'
import type { ApiEnv } from '../../http/env.ts'
import type { OwnForm, TypedForm } from '../../http/form-page.ts'
import { newFormId } from '../../http/one-time-form.ts'
import { fillPage, type PageValues } from '../../http/page-parts.ts'
import { signedInCustomer } from '../accounts/customer-sessions.service.ts'
import { listOwnOrders } from '../orders/own-orders.repo.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { readReturnToken } from './return-token.repo.ts'
import { findReturn } from './returns.repo.ts'
import { idOfOrder, readWithdrawable, toWithdrawableOrder } from './withdrawable.service.ts'
import { bodyOf, readTyped } from './withdrawal-fields.ts'
import { confirmValues, fillValues, findValues, type Mistake, receiptValues, retryValues } from './withdrawal-values.ts'

const PAGE = '/peruuta-sopimus'
const FORM_PAGE = `${PAGE}/shell`
const RECEIPT_PAGE = `${PAGE}/kuitti/shell`
const OWN_ORDERS = 20

/** Whether the server makes the page at an address itself: the steps of a withdrawal, and its receipt. */
export function isWithdrawalPage(url: string): boolean {
  const [path = ''] = url.split('?', 1)
  return path === PAGE || path.startsWith(`${PAGE}/kuitti/`)
}

/** The pages of a withdrawal that are opened by their addresses; the steps between are answers to its forms. */
export const withdrawalPages = new Hono<ApiEnv>()
  .get(PAGE, async (c) => {
    const order = c.req.query('tilaus') ?? ''
    const email = await ownAddress(c)
    const own = email && order ? await openOwn(c, { order, email }) : undefined
    const values = findValues({ order, email: '' }, [], await ownOrders(c, email))
    return own ?? answer(c, 200, values, { isListed: !order && !email })
  })
  .get(`${PAGE}/kuitti/:token`, async (c) => {
    const { db, now } = c.var.deps
    const id = await readReturnToken(db, c.req.param('token'))
    const made = id ? await findReturn(db, id) : undefined
    const around = made && (await readWithdrawable(db, made.order_id, now()))
    const { terms } = await readSettings(db)
    const values = receiptValues(made && around && { made, around, terms })
    return answer(c, made ? 200 : 404, values, { path: RECEIPT_PAGE })
  })

/** The address of whoever is signed in, once it is known to be theirs. */
async function ownAddress(c: Context<ApiEnv>): Promise<string | undefined> {
  const customer = await signedInCustomer(c)
  return customer?.email_verified_at ? customer.email : undefined
}

const ownOrders = async (c: Context<ApiEnv>, email: string | undefined) =>
  email ? (await listOwnOrders(c.var.deps.db, email, { limit: OWN_ORDERS })).items : []

/** The second step of an own order: nothing more has to be told to find it. */
async function openOwn(c: Context<ApiEnv>, named: { order: string; email: string }): Promise<Response | undefined> {
  const asked = withdrawalFind.safeParse(named)
  const { db, now } = c.var.deps
  const found = asked.success ? await readWithdrawable(db, await idOfOrder(db, asked.data), now()) : undefined
  if (!found) return undefined
  const typed = {
    ...readTyped(named),
    form_id: newFormId(),
    name: found.order.customer_name,
    receipt_email: named.email,
  }
  const { terms } = await readSettings(db)
  return answer(c, 200, fillValues(typed, toWithdrawableOrder(found), { terms, mistakes: [] }))
}

/** Which order. */
export const findForm: OwnForm = {
  toBody: (typed) => readTyped(typed),
  async answer(c, found, sent) {
    const { terms } = await readSettings(c.var.deps.db)
    const typed = readTyped(sent)
    const filled = {
      ...typed,
      form_id: typed.form_id || newFormId(),
      receipt_email: typed.receipt_email || typed.email.trim(),
    }
    return answer(c, 200, fillValues(filled, withdrawableOrder.parse(await found.json()), { terms, mistakes: [] }))
  },
  async refuse(c, sent, error) {
    if (!sent) throw error
    passHeaders(c, error)
    return answer(c, error.status, findValues(readTyped(sent), mistakesOf(error), []))
  },
}

/** Who withdraws what. */
export const checkForm: OwnForm = {
  toBody: (typed) => bodyOf(readTyped(typed)),
  answer: async (c, checked, sent) =>
    answer(c, 200, confirmValues(readTyped(sent), withdrawalCheck.parse(await checked.json()))),
  refuse: (c, sent, error) => refuseFilled(c, sent, error, '/api/withdrawals/check'),
}

/** The notice itself. */
export const withdrawForm: OwnForm = {
  toBody: (typed) => bodyOf(readTyped(typed)),
  async answer(c, made) {
    const { page } = withdrawalReceived.parse(await made.json())
    return c.redirect(page, 303)
  },
  refuse: (c, sent, error) => refuseFilled(c, sent, error, '/api/withdrawals'),
}

/** What is wrong stands at its field, and all else as it was. An order is looked up only for whoever may still try. */
async function refuseFilled(
  c: Context<ApiEnv>,
  sent: TypedForm | undefined,
  error: ApiError,
  action: string,
): Promise<Response> {
  if (!sent) throw error
  passHeaders(c, error)
  const typed = readTyped(sent)
  if (error.status === 429 || error.status >= 500)
    return answer(c, error.status, retryValues(typed, action, error.toProblem().detail))
  const { db, now } = c.var.deps
  const named = withdrawalFind.safeParse(typed)
  const found = named.success ? await readWithdrawable(db, await idOfOrder(db, named.data), now()) : undefined
  const mistakes = mistakesOf(error)
  if (!found) return answer(c, error.status, findValues(typed, mistakes, []))
  const { terms } = await readSettings(db)
  return answer(c, error.status, fillValues(typed, toWithdrawableOrder(found), { terms, mistakes }))
}

const mistakesOf = (error: ApiError): Mistake[] => [
  ...(error.extras.errors ?? [{ path: '', detail: error.toProblem().detail }]),
]

function passHeaders(c: Context<ApiEnv>, error: ApiError): void {
  for (const [name, content] of Object.entries(error.extras.headers ?? {})) c.header(name, content)
}

const NOINDEX = /<meta name="robots" content="noindex"\s*\/?>/

/** Search engines are told of the first step as anybody sees it, which is listed for them, and kept from all else. */
async function answer(
  c: Context<ApiEnv>,
  status: number,
  values: PageValues,
  { path = FORM_PAGE, isListed = false } = {},
): Promise<Response> {
  const page = await c.var.deps.readPage(path)
  if (!page) throw new ApiError('not_found')
  c.header('Content-Security-Policy', page.csp)
  c.header('Cache-Control', 'no-store')
  if (!isListed) c.header('X-Robots-Tag', 'noindex')
  const html = isListed ? page.html.replace(NOINDEX, '') : page.html
  return c.html(fillPage(html, values), status as 200)
}
