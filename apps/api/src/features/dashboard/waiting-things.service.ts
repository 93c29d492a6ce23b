import { buyerName } from '@arkpax/schema/buyer-name'
import { DAY_MS } from '@arkpax/schema/durations'
import { finnishDay } from '@arkpax/schema/format-fi'
import type { officeClock } from '@arkpax/schema/office-hours'
import { orderTitle } from '@arkpax/schema/order-names'
import { privacyRequestKindLabels } from '@arkpax/schema/privacy-labels'
import type { ReturnSummary } from '@arkpax/schema/returns'
import type { WaitingKind, WaitingMark } from '@arkpax/schema/today'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { countUnansweredSince } from '../chat/conversations.repo.ts'
import { isWaitingStatus } from '../contact/contact-choice.repo.ts'
import { listWaitingMessages } from '../contact/waiting-messages.repo.ts'
import { countUndelivered } from '../mail/mails.repo.ts'
import { listOrdersLeftIn } from '../orders/waiting-orders.repo.ts'
import { countUnmatched } from '../payments/bank-entries.repo.ts'
import { countReceivables } from '../payments/receivables.repo.ts'
import { dueRequests } from '../privacy-requests/privacy-requests.repo.ts'
import { readScarcest } from '../products/stock-report.repo.ts'
import { readPublishing } from '../publishing/publishing.repo.ts'
import { countLeftOut } from '../publishing/publishing-state.ts'
import { listDueReturns } from '../returns/listed-returns.repo.ts'
import { listUnansweredReviews } from '../reviews/unanswered-reviews.repo.ts'
import { listWaitingCases } from '../warranty-cases/waiting-cases.repo.ts'

/** So many things of a kind are listed; the count tells of all. */
const SHOWN = 20
const MOST_PRODUCTS = 200
/** In days at the office: by then a new order is to be taken up, and one that was taken up is to be sent. */
const TAKEN_UP_DAYS = 1
const SENT_DAYS = 3
/** Reviews of so few stars ask for an answer, for so many days. */
const FEW_STARS = 2
const REVIEW_DAYS = 30
/** What the assistant could not answer is news for so many days. */
const QUESTION_DAYS = 7

/** Now, who asks, and how the office counts time. */
export interface Moment {
  now: Date
  me: string
  clock: ReturnType<typeof officeClock>
}

/** One thing that waits; `due` in milliseconds of the epoch, null without a deadline. */
export interface Waiting {
  id: string
  title: string
  detail: string
  due: number | null
  mark?: WaitingMark | null
}

interface Found {
  things: Waiting[]
  /** Of all, those that are not among `things` too. */
  count: number
}

/** How each kind is looked for. */
export const waitingThings: Record<WaitingKind, (db: Kysely<Database>, moment: Moment) => Promise<Found>> = {
  async message(db, { now, me }) {
    const { messages, count } = await listWaitingMessages(db, { me, limit: SHOWN, now })
    const things = messages.map(({ id, subject, name, status, reply_due_at, mark }) => ({
      id,
      title: subject,
      detail: name,
      due: isWaitingStatus(status) ? Date.parse(reply_due_at) : null,
      mark,
    }))
    return { things, count }
  },

  async 'new-order'(db, { now, clock }) {
    const { orders, count } = await listOrdersLeftIn(db, 'pending', justAfter(now), SHOWN)
    return { things: orders.map((order) => waitingOrder(order, clock, TAKEN_UP_DAYS)), count }
  },

  async 'slow-order'(db, { now, clock }) {
    const since = new Date(clock.before(now.getTime(), SENT_DAYS * clock.workday))
    const { orders, count } = await listOrdersLeftIn(db, 'processing', since, SHOWN)
    return { things: orders.map((order) => waitingOrder(order, clock, SENT_DAYS)), count }
  },

  async 'warranty-case'(db, { now, clock }) {
    const { cases, count } = await listWaitingCases(db, { limit: SHOWN, now })
    const things = cases.map(({ id, number, name, serial_number, due_on }) => ({
      id,
      title: `Takuuasia ${number}: ${serial_number}`,
      detail: name,
      due: lastMoment(clock, due_on),
    }))
    return { things, count }
  },

  async payment(db, { now }) {
    const { late, overpaid, refunds } = await countReceivables(db, finnishDay(now))
    return told([
      ['unmatched', await countUnmatched(db), 'Yksi tilitapahtuma odottaa', 'tilitapahtumaa odottaa', 'kohdistamista'],
      ['late', late, 'Yksi tilaus on', 'tilausta on', 'maksamatta eräpäivän jälkeen'],
      ['overpaid', overpaid, 'Yhdestä tilauksesta on', 'tilauksesta on', 'maksettu liikaa'],
      ['refunds', refunds, 'Yksi palautus odottaa', 'palautusta odottaa', 'maksamista'],
    ])
  },

  async return(db, { clock }) {
    const { returns, count } = await listDueReturns(db, SHOWN)
    const things = returns.map((each) => ({
      id: each.id,
      detail: each.name,
      ...nextOfReturn(each, clock),
    }))
    return { things, count }
  },

  async privacy(db, { now, clock }) {
    const requests = await dueRequests(db, now)
    const things = requests.slice(0, SHOWN).map(({ id, email, kind, answer_by }) => ({
      id,
      title: privacyRequestKindLabels[kind],
      detail: email ?? '',
      due: lastMoment(clock, answer_by),
    }))
    return { things, count: requests.length }
  },

  async stock(db) {
    const products = await readScarcest(db, MOST_PRODUCTS)
    const things = products.slice(0, SHOWN).map(({ id, name, stock }) => ({
      id,
      title: name,
      detail: stock > 0 ? `${stock}\u00A0kpl jäljellä` : 'Loppu',
      due: null,
    }))
    return { things, count: products.length }
  },

  async mail(db) {
    const count = await countUndelivered(db)
    return asOne(count, count === 1 ? 'Yksi sähköposti ei ole lähtenyt' : `${count}\u00A0sähköpostia ei ole lähtenyt`)
  },

  async publishing(db) {
    const row = await readPublishing(db)
    if (row.failed_at !== null) return asOne(1, 'Sivujen julkaisu epäonnistui')
    const count = countLeftOut(row)
    return asOne(count, count === 1 ? 'Yhdessä tekstissä on virhe' : `${count}\u00A0tekstissä on virhe`)
  },

  async review(db, { now }) {
    const since = new Date(now.getTime() - REVIEW_DAYS * DAY_MS)
    const { reviews, count } = await listUnansweredReviews(db, { atMost: FEW_STARS, since, limit: SHOWN })
    const things = reviews.map(({ id, rating, title, product }) => ({
      id,
      title: `${rating}/5: ${title ?? product}`,
      detail: product,
      due: null,
    }))
    return { things, count }
  },

  async question(db, { now }) {
    const count = await countUnansweredSince(db, new Date(now.getTime() - QUESTION_DAYS * DAY_MS))
    return asOne(
      count,
      count === 1
        ? 'Avustaja ei osannut vastata yhteen kysymykseen'
        : `Avustaja ei osannut vastata ${count}\u00A0kysymykseen`,
    )
  },
}

/** The end of office time on a day (YYYY-MM-DD), or before it where the office is closed then: ms of the epoch. */
const lastMoment = (clock: Moment['clock'], day: string): number => clock.before(Date.parse(`${day}T20:00:00Z`), 0)

/** What is next of an open return, and by when: its notice is answered, its goods come, its money is given back. */
function nextOfReturn(
  { number, state, refund_due_on, may_wait, announced_at }: ReturnSummary,
  clock: Moment['clock'],
): Pick<Waiting, 'title' | 'due'> {
  const title = (next: string) => `Palautus ${number}: ${next}`
  if (!may_wait) return { title: title('palauta raha'), due: lastMoment(clock, refund_due_on) }
  if (state !== 'announced') return { title: title('odottaa tuotteita'), due: null }
  const due = clock.after(Date.parse(announced_at), TAKEN_UP_DAYS * clock.workday)
  return { title: title('vastaa ilmoitukseen'), due }
}

/** Things of which there are so many, each kind told as one. */
function told(kinds: [id: string, count: number, one: string, many: string, what: string][]): Found {
  const found = kinds.filter(([, count]) => count > 0)
  const things = found.map(([id, count, one, many, what]) => ({
    id,
    title: count === 1 ? `${one} ${what}` : `${count}\u00A0${many} ${what}`,
    detail: '',
    due: null,
  }))
  return { things, count: found.reduce((sum, [, count]) => sum + count, 0) }
}

/** Many things told as one. */
const asOne = (count: number, title: string): Found => ({
  things: count > 0 ? [{ id: '', title, detail: '', due: null }] : [],
  count,
})

type LeftOrder = Awaited<ReturnType<typeof listOrdersLeftIn>>['orders'][number]

const waitingOrder = (order: LeftOrder, clock: Moment['clock'], days: number): Waiting => ({
  id: order.id,
  title: orderTitle(order),
  detail: buyerName(order.company, order.customer_name),
  due: clock.after(Date.parse(order.updated_at), days * clock.workday),
})

const justAfter = (now: Date) => new Date(now.getTime() + 1)
