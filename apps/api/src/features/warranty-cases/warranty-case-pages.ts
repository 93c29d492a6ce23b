import { caseFileLimits, warrantyCaseInput, warrantyCaseReceived } from '@arkpax/schema/warranty-cases'
import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { unsyncedTransaction } from '../../db/unsynced.ts'
import { ApiError } from '../../http/api-error.ts'
import type { ApiEnv, SignedInCustomer } from '../../http/env.ts'
import { answerFilledPage } from '../../http/filled-page.ts'
import {
  formMistakes,
  isForNow,
  type Mistake,
  mistakesOf,
  type OwnForm,
  passHeaders,
  type TypedForm,
} from '../../http/form-page.ts'
import { limitCall } from '../../http/limits.ts'
import { readBody } from '../../http/read-body.ts'
import { validateValue } from '../../http/validate.ts'
import { hashToken, newToken } from '../../services/opaque-token.ts'
import { knownPerson, signedInCustomer } from '../accounts/customer-sessions.service.ts'
import { formSteps } from '../accounts/form-steps.service.ts'
import { readTyped, type TypedCase } from './case-form.ts'
import { devicesOf, formValues } from './case-form-view.service.ts'
import { caseValues } from './case-page-view.service.ts'
import { SENT_BEFORE } from './send-case.service.ts'
import { removeDraftFile } from './warranty-case-files.repo.ts'
import { keepFiles } from './warranty-case-files.service.ts'

/** As large as a form without files may be. */
const SMALL_BYTES = 64 * 1024
const PAGE = '/takuuasia'
const FORM_PAGE = '/takuuasia/shell'
const CASE_PAGE = '/takuuasia/tila/shell'
/** The files, and what is typed beside them. */
const MAX_KIB = caseFileLimits.togetherMiB * 1024 + 64
const NOTHING = readTyped({})

/** What comes of files that were chosen in the form: the draft that holds them, and why some were not taken. */
const FILES_REFUSED = 'files_refused'

/** The pages of a warranty case: its form, the same after one of its buttons, and what keeps telling of the case. */
export const warrantyCasePages = new Hono<ApiEnv>()
  .get(PAGE, async (c) => {
    const customer = await signedInCustomer(c)
    const told = await steps.read(c)
    if (told) return answerCaseForm(c, told.status, { ...told, typed: readTyped(told.typed), customer })
    return answerCaseForm(c, 200, { typed: await begin(c, customer), errors: [], customer })
  })
  .post(PAGE, async (c) => {
    try {
      await admitFiles(c)
      const { typed = {}, files = [] } = await readBody(c, MAX_KIB * 1024, true)
      const kept = await takeFiles(c, typed, files)
      const { draft } = readTyped(kept)
      if (typeof typed.remove === 'string' && draft)
        await removeDraftFile(c.var.deps.db, hashToken(draft), typed.remove)
      return await steps.goTo(c, { status: 200, typed: readTyped(kept), errors: refusedFiles(kept) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return answerUnread(c, error)
    }
  })
  .get(`${PAGE}/:token`, async (c) => {
    const { db, now } = c.var.deps
    const found = await caseValues(db, c.req.param('token'), now())
    c.header('X-Robots-Tag', 'noindex, nofollow')
    return answerFilledPage(c, found ? 200 : 404, CASE_PAGE, {
      ...found,
      ...{ found: Boolean(found), missing: !found, sent_before: c.req.query(SENT_BEFORE) === '1' },
    })
  })

/** The form as it was sent, and what is wrong with it. */
const step = z.object({
  status: z.int(),
  typed: z.record(z.string(), z.string()),
  errors: formMistakes,
})
const steps = formSteps(PAGE, step)

/** A new form, with what is known of whoever is signed in and the device that the link names. */
async function begin(c: Context<ApiEnv>, customer: SignedInCustomer | undefined): Promise<TypedCase> {
  const devices = await devicesOf(c.var.deps.db, customer)
  const named = devices.find(({ id }) => id === c.req.query('laite'))
  const { name, email, phone } = await knownPerson(c)
  const only = devices.length === 1 ? devices[0] : undefined
  return {
    ...NOTHING,
    registration_id: (named ?? only)?.id ?? '',
    serial_number: (c.req.query('sarjanumero') ?? '').slice(0, 100),
    ...{ name, email, phone },
  }
}

/** A form that is larger than one without files, or does not say how large it is. */
const mayBeLarge = (c: Context<ApiEnv>) => Number(c.req.header('content-length') ?? Infinity) > SMALL_BYTES

/** Counts a form with files: within an hour, and within the days for which they are kept. Throws `too_many_requests`. */
async function limitFiles(c: Context<ApiEnv>): Promise<void> {
  const { deps, client } = c.var
  if (!deps.config.rateLimits) return
  await unsyncedTransaction(deps.db, async (transaction) => {
    await limitCall(transaction, 'case-files', client, deps.now())
    await limitCall(transaction, 'case-files-kept', client, deps.now())
  })
}

/** Counts a large form before it is read into memory. */
const admitFiles = async (c: Context<ApiEnv>) => {
  if (mayBeLarge(c)) await limitFiles(c)
}

/** Keeps what was chosen under the draft of the form, whatever becomes of the rest. */
async function takeFiles(c: Context<ApiEnv>, typed: TypedForm, files: File[]) {
  const draft = readTyped(typed).draft || newToken()
  if (files.length === 0) return { ...typed, draft }
  if (!mayBeLarge(c)) await limitFiles(c)
  const refusals = await keepFiles(c.var.deps, hashToken(draft), files)
  return { ...typed, draft, [FILES_REFUSED]: refusals.join(' ') }
}

const refusedFiles = ({ [FILES_REFUSED]: detail }: TypedForm) =>
  typeof detail === 'string' && detail ? [{ path: 'files', detail }] : []

/** The form as the call takes it, without a script: what is wrong stands at its field, all else as it was, and files stay with us. */
export const warrantyCaseForm: OwnForm = {
  page: PAGE,
  files: { maxKiB: MAX_KIB, admit: admitFiles, take: takeFiles },
  toBody(typed) {
    const body = readTyped(typed)
    const refused = refusedFiles(typed)
    if (refused.length > 0) throw new ApiError('invalid_fields', { errors: [...refused, ...mistakesIn(body)] })
    return body
  },
  async answer(c, answer) {
    const { page } = warrantyCaseReceived.parse(await answer.json())
    return c.redirect(page, 303)
  },
  async refuse(c, typed, error) {
    if (!typed) return answerUnread(c, error)
    const told = { status: error.status, typed: readTyped(typed), errors: mistakesOf(error) }
    if (!isForNow(error)) return steps.goTo(c, told)
    passHeaders(c, error)
    return answerCaseForm(c, error.status, { ...told, customer: c.var.customer })
  },
}

/** All that is wrong with what was typed beside the files. */
function mistakesIn(body: TypedCase): Mistake[] {
  try {
    validateValue(warrantyCaseInput, body)
    return []
  } catch (error) {
    if (error instanceof ApiError) return error.extras.errors ?? []
    throw error
  }
}

/** What could not be read cannot be shown again; the browser still has it. */
function answerUnread(c: Context<ApiEnv>, error: ApiError): Promise<Response> {
  passHeaders(c, error)
  const reason =
    error.code === 'payload_too_large'
      ? `Tiedostot ovat yhteensä yli ${caseFileLimits.togetherMiB}\u00A0Mt, joten lomaketta ei voitu ottaa vastaan.`
      : error.toProblem().detail
  const detail = `${reason} Palaa selaimella edelliselle sivulle: kirjoittamasi on siellä tallella.`
  return answerCaseForm(c, error.status, { typed: NOTHING, errors: [{ path: '', detail }], customer: c.var.customer })
}

interface Shown {
  typed: TypedCase
  errors: readonly Mistake[]
  customer: SignedInCustomer | undefined
}

async function answerCaseForm(c: Context<ApiEnv>, status: number, { typed, errors, customer }: Shown) {
  return answerFilledPage(c, status, FORM_PAGE, await formValues(c.var.deps.db, typed, errors, customer))
}
