import { recallAnswered, recallChecked } from '@arkpax/schema/recalls'
import { type Context, Hono } from 'hono'
import { ApiError } from '../../http/api-error.ts'
import type { ApiEnv } from '../../http/env.ts'
import { answerFilledPage } from '../../http/filled-page.ts'
import { type Mistake, mistakesOf, type OwnForm, passHeaders, type TypedForm } from '../../http/form-page.ts'
import { findSoldProduct } from '../products/products.repo.ts'
import { ownerOfToken } from './recall-answers.service.ts'
import { listUnitsOfOwner } from './recall-owners.repo.ts'
import { answerValues, NOTHING, recallValues, type Typed } from './recall-page-values.ts'
import { findPublishedRecall, findRecall } from './recalls.repo.ts'

const PAGE = '/takaisinvedot'
const RECALL_PAGE = `${PAGE}/shell`
const ANSWER_PAGE = `${PAGE}/vastaus/shell`

/** Whether the server makes the page at an address itself. */
export const isRecallPage = (url: string): boolean => url.startsWith(`${PAGE}/`)

/** One recall, and the page on which an owner answers, as they are at this moment; the list of them is built. */
export const recallPages = new Hono<ApiEnv>()
  .get(`${PAGE}/vastaus/:token`, async (c) => {
    return answerOwn(c, c.req.param('token'), { status: 200, answered: c.req.query('vastattu') === '1', mistake: '' })
  })
  .get(`${PAGE}/:slug`, async (c) => {
    return answerRecall(c, c.req.param('slug'), {
      status: 200,
      typed: NOTHING,
      answered: c.req.query('vastattu') === '1',
    })
  })

interface Shown {
  status: number
  typed: Typed
  mistakes?: readonly Mistake[]
  recalled?: boolean
  answered?: boolean
}

async function answerRecall(c: Context<ApiEnv>, slug: string, { status, ...shown }: Shown): Promise<Response> {
  const { db, now } = c.var.deps
  const recall = await findPublishedRecall(db, slug)
  const ids = recall?.product_ids ?? []
  const found = await Promise.all(ids.map((id) => findSoldProduct(db, id, now())))
  const products = found.flatMap((product) =>
    product ? [{ name: product.name, image: product.image_url ?? null }] : [],
  )
  return answerFilledPage(c, recall ? status : 404, RECALL_PAGE, recallValues(recall, { products, ...shown }))
}

async function answerOwn(
  c: Context<ApiEnv>,
  token: string,
  { status, answered, mistake }: { status: number; answered: boolean; mistake: string },
): Promise<Response> {
  const { db } = c.var.deps
  c.header('X-Robots-Tag', 'noindex, nofollow')
  const owner = await ownerOfToken(db, token).catch((error) => {
    if (error instanceof ApiError && error.code === 'not_found') return undefined
    throw error
  })
  const recall = owner && (await findRecall(db, owner.recall_id))
  if (!owner || !recall) return answerFilledPage(c, 404, ANSWER_PAGE, answerValues(undefined))
  const units = await listUnitsOfOwner(db, owner.id)
  return answerFilledPage(c, status, ANSWER_PAGE, answerValues({ recall, token, units, answered, mistake }))
}

const textOf = (sent: TypedForm, name: string) => (typeof sent[name] === 'string' ? sent[name] : '')
const readTyped = (sent: TypedForm): Typed => ({
  serial: textOf(sent, 'serial'),
  own_serial: textOf(sent, 'own_serial'),
  own_email: textOf(sent, 'own_email'),
  own_answer: textOf(sent, 'own_answer'),
})

/** What is wrong, at the fields of the page as it names them; the answer carries the headers of the failure. */
function refused(c: Context<ApiEnv>, error: ApiError, names: Readonly<Record<string, string>> = {}): Mistake[] {
  passHeaders(c, error)
  return mistakesOf(error).map(({ path, detail }) => ({ path: names[path] ?? path, detail }))
}

/** 'Koskeeko tämä minun laitettani?' */
export const checkForm: OwnForm = {
  page: '/takaisinvedot',
  toBody: (typed) => ({ slug: textOf(typed, 'slug'), serial: textOf(typed, 'serial') }),
  async answer(c, checked, sent) {
    const { recalled } = recallChecked.parse(await checked.json())
    const typed = readTyped(sent)
    const next = { ...typed, own_serial: typed.own_serial || (recalled ? typed.serial : '') }
    return answerRecall(c, textOf(sent, 'slug'), { status: 200, typed: next, recalled })
  },
  async refuse(c, sent, error) {
    if (!sent) throw error
    const shown = { status: error.status, typed: readTyped(sent), mistakes: refused(c, error) }
    return answerRecall(c, textOf(sent, 'slug'), shown)
  },
}

/** An answer by serial number and address. */
export const serialAnswerForm: OwnForm = {
  page: '/takaisinvedot',
  toBody: (typed) => ({
    slug: textOf(typed, 'slug'),
    serial: textOf(typed, 'own_serial'),
    email: textOf(typed, 'own_email'),
    answer: textOf(typed, 'own_answer'),
  }),
  async answer(c, kept) {
    const { page } = recallAnswered.parse(await kept.json())
    return c.redirect(`${page}?vastattu=1#vastaus`, 303)
  },
  async refuse(c, sent, error) {
    if (!sent) throw error
    const names = { serial: 'own_serial', email: 'own_email', answer: 'own_answer' }
    const shown = { status: error.status, typed: readTyped(sent), mistakes: refused(c, error, names) }
    return answerRecall(c, textOf(sent, 'slug'), shown)
  },
}

const UNIT = 'unit_'

/** An answer with the link of the mail: one choice for each unit. */
export const ownAnswerForm: OwnForm = {
  page: '/takaisinvedot',
  toBody: (typed) => ({
    token: textOf(typed, 'token'),
    answers: Object.entries(typed).flatMap(([name, answer]) =>
      name.startsWith(UNIT) && answer ? [{ unit: name.slice(UNIT.length), answer }] : [],
    ),
  }),
  async answer(c, kept) {
    const { page } = recallAnswered.parse(await kept.json())
    return c.redirect(`${page}?vastattu=1`, 303)
  },
  async refuse(c, sent, error) {
    if (!sent) throw error
    const [first] = refused(c, error)
    return answerOwn(c, textOf(sent, 'token'), {
      status: error.status,
      answered: false,
      mistake: first?.detail ?? error.toProblem().detail,
    })
  },
}
