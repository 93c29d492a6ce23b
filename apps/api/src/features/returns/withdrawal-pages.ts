import { withdrawalFind, withdrawalInput, withdrawalReceived } from '@arkpax/schema/withdrawals'
import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { ApiError } from '../../http/api-error.ts'
import type { ApiEnv } from '../../http/env.ts'
import {
  formMistakes,
  isForNow,
  type Mistake,
  mistakesOf,
  type OwnForm,
  passHeaders,
  type TypedForm,
} from '../../http/form-page.ts'
import { newFormId } from '../../http/one-time-form.ts'
import { fillPage, type PageValues } from '../../http/page-parts.ts'
import { validateValue } from '../../http/validate.ts'
import { signedInCustomer } from '../accounts/customer-sessions.service.ts'
import { formSteps } from '../accounts/form-steps.service.ts'
import { listOwnOrders } from '../orders/own-orders.repo.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { pickupCost } from './return-detail.service.ts'
import { needsFreight } from './return-freight.service.ts'
import { readReturnToken } from './return-token.repo.ts'
import { findReturn } from './returns.repo.ts'
import { checkWithdrawal } from './withdraw.service.ts'
import { idOfOrder, readWithdrawable, toWithdrawableOrder, type Withdrawable } from './withdrawable.service.ts'
import { bodyOf, fieldsOf, readTyped, type TypedWithdrawal } from './withdrawal-fields.ts'
import { confirmValues, fillValues, findValues, receiptValues, retryValues } from './withdrawal-values.ts'

const PAGE = '/peruuta-sopimus'
const FORM_PAGE = `${PAGE}/shell`
const RECEIPT_PAGE = `${PAGE}/kuitti/shell`
const OWN_ORDERS = 20

/** Whether the server makes the page at an address itself: the steps of a withdrawal, and its receipt. */
export function isWithdrawalPage(url: string): boolean {
  const [path = ''] = url.split('?', 1)
  return path === PAGE || path.startsWith(`${PAGE}/kuitti/`)
}

/** A step with what was typed before it, and what of that is wrong. */
const step = z.object({
  name: z.enum(['find', 'fill', 'confirm']),
  typed: z.record(z.string(), z.string()),
  mistakes: formMistakes,
  status: z.int(),
})
type Step = z.output<typeof step>
const steps = formSteps(PAGE, step)

/** The pages of a withdrawal: its steps, which all have addresses of their own, and its receipt. */
export const withdrawalPages = new Hono<ApiEnv>()
  .get(PAGE, async (c) => {
    const told = await steps.read(c)
    return told ? answerStep(c, told) : answerFirst(c)
  })
  .get(`${PAGE}/kuitti/:token`, async (c) => {
    const { db, now } = c.var.deps
    const id = await readReturnToken(db, c.req.param('token'))
    const made = id ? await findReturn(db, id) : undefined
    const around = made && (await readWithdrawable(db, made.order_id, now()))
    const { terms } = await readSettings(db)
    const byFreight = made !== undefined && (await needsFreight(db, made))
    const pickup = made && around ? await pickupCost(db, made.items, around.order.shipping_postcode) : null
    const values = receiptValues(made && around && { made, around, terms, byFreight, pickup }, now())
    return answer(c, made ? 200 : 404, values, { path: RECEIPT_PAGE })
  })

/** Leads to a step with what was typed, and with what is wrong with it. */
function goTo(c: Context<ApiEnv>, name: Step['name'], typed: TypedWithdrawal, error?: ApiError): Promise<Response> {
  const fields = Object.fromEntries(fieldsOf(typed).map(({ field, value }) => [field, value]))
  return steps.goTo(c, {
    name,
    typed: fields,
    mistakes: error ? mistakesOf(error) : [],
    status: error?.status ?? 200,
  })
}

async function answerStep(c: Context<ApiEnv>, { name, typed: fields, mistakes, status }: Step): Promise<Response> {
  const typed = readTyped(fields)
  if (name === 'find') return answerFind(c, status, typed, mistakes)
  if (name === 'fill') return answerFill(c, status, typed, mistakes)
  const { db, now } = c.var.deps
  try {
    const checked = await checkWithdrawal(db, validateValue(withdrawalInput, bodyOf(typed)), now())
    return await answer(c, status, confirmValues(typed, checked))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return answerFill(c, error.status, typed, mistakesOf(error))
  }
}

/** The second step; the first one where the order is not there. */
async function answerFill(c: Context<ApiEnv>, status: number, typed: TypedWithdrawal, mistakes: Mistake[]) {
  const { db, now } = c.var.deps
  const named = withdrawalFind.safeParse(typed)
  const found = named.success ? await readWithdrawable(db, await idOfOrder(db, named.data), now()) : undefined
  if (!found) return answerFind(c, status, typed, mistakes)
  const { terms } = await readSettings(db)
  return answer(c, status, fillValues(typed, toWithdrawableOrder(found), { terms, mistakes, now: now() }))
}

/** The first step as anybody opens it, or the second where the address names an order of whoever is signed in. */
async function answerFirst(c: Context<ApiEnv>): Promise<Response> {
  const order = c.req.query('tilaus') ?? ''
  const email = (await ownAddress(c)) ?? ''
  const own = email && order ? await openOwn(c, { order, email }) : undefined
  return own ?? answerFind(c, 200, { order, email }, [], { isListed: !order && !email })
}

/** The first step, with the orders of whoever is signed in. */
async function answerFind(
  c: Context<ApiEnv>,
  status: number,
  named: Pick<TypedWithdrawal, 'order' | 'email'>,
  mistakes: readonly Mistake[],
  how: { isListed?: boolean } = {},
): Promise<Response> {
  const email = await ownAddress(c)
  return answer(
    c,
    status,
    findValues(named, mistakes, email === undefined ? undefined : await ownOrders(c, email)),
    how,
  )
}

/** The address of whoever is signed in, once it is known to be theirs. */
async function ownAddress(c: Context<ApiEnv>): Promise<string | undefined> {
  const customer = await signedInCustomer(c)
  return customer?.email_verified_at ? customer.email : undefined
}

/** The newest orders of an address, each with what of it can be withdrawn. */
async function ownOrders(c: Context<ApiEnv>, email: string): Promise<Withdrawable[]> {
  const { db, now } = c.var.deps
  const { items } = await listOwnOrders(db, email, { limit: OWN_ORDERS })
  const orders = []
  for (const { id } of items) orders.push(await readWithdrawable(db, id, now()))
  return orders.filter((order) => order !== undefined)
}

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
  return answer(c, 200, fillValues(typed, toWithdrawableOrder(found), { terms, mistakes: [], now: now() }))
}

/** Which order. */
export const findForm: OwnForm = {
  page: PAGE,
  toBody: (typed) => readTyped(typed),
  answer(c, _, sent) {
    const typed = readTyped(sent)
    const form_id = typed.form_id || newFormId()
    return goTo(c, 'fill', { ...typed, form_id, receipt_email: typed.receipt_email || typed.email.trim() })
  },
  async refuse(c, sent, error) {
    if (!sent) throw error
    if (!isForNow(error)) return goTo(c, 'find', readTyped(sent), error)
    passHeaders(c, error)
    return answerFind(c, error.status, readTyped(sent), mistakesOf(error))
  },
}

/** Who withdraws what. */
export const checkForm: OwnForm = {
  page: PAGE,
  toBody: (typed) => bodyOf(readTyped(typed)),
  answer: (c, _, sent) => goTo(c, 'confirm', readTyped(sent)),
  refuse: (c, sent, error) => refuseFilled(c, sent, error, '/api/withdrawals/check'),
}

/** The notice itself. */
export const withdrawForm: OwnForm = {
  page: PAGE,
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
  const typed = readTyped(sent)
  if (!isForNow(error)) return goTo(c, 'fill', typed, error)
  passHeaders(c, error)
  return answer(c, error.status, retryValues(typed, action, error.toProblem().detail))
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
