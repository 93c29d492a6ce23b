import { inquiryReceived } from '@arkpax/schema/inquiry'
import { type Context, Hono } from 'hono'
import type { ApiEnv } from '../../http/env.ts'
import { answerFilledPage } from '../../http/filled-page.ts'
import { mistakesOf, type OwnForm, passHeaders } from '../../http/form-page.ts'
import { readBody } from '../../http/read-body.ts'
import { knownPerson } from '../accounts/customer-sessions.service.ts'
import { findConfirmation } from './inquiry-confirmation.service.ts'
import {
  bodyOf,
  changedBy,
  linesOfLink,
  messageOfLink,
  readTyped,
  type TypedInquiry,
  textsOf,
} from './inquiry-fields.ts'
import { confirmationValues, formValues } from './inquiry-values.ts'
import { readInquiryView } from './inquiry-view.service.ts'

const FORM_PAGE = '/contact/shell'
const CONFIRMATION_PAGE = '/contact/kiitos/shell'
const MAX_BYTES = 64 * 1024

/** Whether the server makes the page at an address itself: the contact screen with products, and the confirmation. */
export function isInquiryPage(method: string | undefined, url: string): boolean {
  const [path = '', query = ''] = url.split('?', 2)
  if (path === '/contact') return method === 'POST' || new URLSearchParams(query).has('tuote')
  return path.startsWith('/contact/kiitos/')
}

/** The pages of an inquiry: the form with its products, the same after one of its buttons, and what is shown once it has been sent. */
export const inquiryPages = new Hono<ApiEnv>()
  .get('/contact', async (c) => {
    const query = new URL(c.req.url).searchParams
    const texts = { ...textsOf(() => ''), ...(await knownPerson(c)), message: messageOfLink(query) }
    return answerInquiry(c, 200, { lines: linesOfLink(query), texts }, [])
  })
  .post('/contact', async (c) => {
    const { typed = {} } = await readBody(c, MAX_BYTES, true)
    return answerInquiry(c, 200, changedBy(readTyped(typed), typed), [])
  })
  .get('/contact/kiitos/:token', async (c) => {
    const { db, now } = c.var.deps
    const found = await findConfirmation(db, c.req.param('token'), now())
    return answerFilledPage(c, found ? 200 : 404, CONFIRMATION_PAGE, confirmationValues(found))
  })

/** The form as the call takes it, without a script too: what is wrong stands at its field, and all else as it was. */
export const inquiryForm: OwnForm = {
  page: '/contact?tuote',
  toBody: (typed) => bodyOf(readTyped(typed)),
  async answer(c, answer) {
    const { page } = inquiryReceived.parse(await answer.json())
    return c.redirect(page, 303)
  },
  async refuse(c, typed, error) {
    if (!typed) throw error
    passHeaders(c, error)
    return answerInquiry(c, error.status, readTyped(typed), mistakesOf(error))
  },
}

async function answerInquiry(
  c: Context<ApiEnv>,
  status: number,
  typed: TypedInquiry,
  errors: readonly { path: string; detail: string }[],
): Promise<Response> {
  const { db, now } = c.var.deps
  const view = await readInquiryView(db, typed, now())
  return answerFilledPage(c, status, FORM_PAGE, formValues(typed, view, errors))
}
