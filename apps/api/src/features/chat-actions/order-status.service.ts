import type { ChatAction } from '@arkpax/schema/chat'
import type { SentDelivery } from '@arkpax/schema/deliveries'
import { eurosIn } from '@arkpax/schema/euros'
import { finnishDay, formatDate, formatEuros } from '@arkpax/schema/format-fi'
import { displayedOrderStatus } from '@arkpax/schema/order-statuses'
import { type TrackedOrder, trackInput } from '@arkpax/schema/order-tracking'
import { unsyncedTransaction } from '../../db/unsynced.ts'
import type { Deps } from '../../deps.ts'
import { countCall } from '../../http/limits.ts'
import type { Language } from '../chat/assistant/passages.ts'
import { followOrder } from '../orders/follow-order.service.ts'
import { findOrder } from '../orders/orders.repo.ts'
import { listOwnOrders } from '../orders/own-orders.repo.ts'
import { type Deed, hasAsked, ownAddress, type Told, told } from './deed.ts'
import { expectedDay } from './expected-day.ts'
import { handOverAction } from './hand-over.ts'
import { orderWords } from './order-status.words.ts'

const TRACKING_PAGE = '/tilauksen-seuranta'
const OWN_ORDERS = 20
const OWN_ORDERS_TOLD = 3

/**
 * Where an order is: of a signed-in customer's own, or of the number and the address that the conversation has told, which are
 * asked for one by one, each once. A wrong number and a wrong address get the same answer, and tries are counted with those of
 * the tracking page.
 */
export async function orderStatus(deps: Deps, deed: Deed): Promise<Told> {
  const { action, language } = deed
  const own = ownAddress(deed)
  if (own && !action.email) {
    const answer = await ofOwnOrders(deps, deed, own)
    if (answer) return answer
  }
  const words = orderWords[language]
  const order = action.orderNumber
  const email = action.email ?? own
  if (!order) return askOnce(deps, deed, words.asksNumber)
  if (!email) return askOnce(deps, deed, words.asksEmail)
  return ofKnown(deps, deed, { order, email })
}

const tracking = (language: Language) => [{ title: orderWords[language].page, url: TRACKING_PAGE }]

function askOnce(deps: Deps, deed: Deed, question: string): Told {
  return hasAsked(deed, question) ? missed(deps, deed) : told(question, { sources: tracking(deed.language) })
}

function missed(deps: Deps, { language, live: { settings } }: Deed, text: string = orderWords[language].missed): Told {
  return told(text, { sources: tracking(language), actions: [handOverAction(settings, deps.now(), language)] })
}

async function ofKnown(deps: Deps, deed: Deed, typed: { order: string; email: string }): Promise<Told> {
  const { db, config, now } = deps
  const { visitor, neighbours, language } = deed
  const isOver =
    config.rateLimits &&
    (await unsyncedTransaction(db, (transaction) => countCall(transaction, 'tracking', visitor.client, now()))).isOver
  if (isOver) return missed(deps, deed, orderWords[language].tooMany)
  const known = trackInput.safeParse(typed)
  const order = known.success ? await followOrder(db, known.data, neighbours, config) : undefined
  return order ? tell(deps, deed, order) : missed(deps, deed)
}

/** The one order of the account that is asked for, or its latest ones; nothing where the account has none of that number. */
async function ofOwnOrders(deps: Deps, deed: Deed, email: string): Promise<Told | undefined> {
  const { action, language, neighbours } = deed
  const { items } = await listOwnOrders(deps.db, email, { limit: OWN_ORDERS })
  const named = action.orderNumber
  const orders = named ? items.filter(({ number, id }) => `${number}` === named || id.startsWith(named)) : items
  if (orders.length === 0) return undefined
  const [latest] = orders
  const isOne = orders.length === 1 || orders.every(({ status }, at) => at === 0 || isOver(status))
  const followed =
    latest && isOne ? await followOrder(deps.db, { order: latest.id, email }, neighbours, deps.config) : undefined
  if (followed) return tell(deps, deed, followed)
  const { several, labels, listed, account } = orderWords[language]
  const lines = orders
    .slice(0, OWN_ORDERS_TOLD)
    .map(({ number, status, created_at }) =>
      listed(`${number}`, formatDate(created_at), labels[displayedOrderStatus(status)]),
    )
    .map((line) => `- ${line}`)
  return told([several, ...lines].join('\n'), { sources: [{ title: account, url: '/oma-tili' }] })
}

const isOver = (status: string) => ['delivered', 'cancelled'].includes(status)

/** A sum of an order keeps its cents in Finnish, as on its page. */
const sumOf = (euros: number, language: Language) => (language === 'fi' ? formatEuros(euros) : eurosIn(language, euros))

async function tell(deps: Deps, deed: Deed, order: TrackedOrder): Promise<Told> {
  const { language, live } = deed
  const words = orderWords[language]
  const status = displayedOrderStatus(order.status)
  const reached = order.events.findLast((event) => event.status === order.status)?.created_at ?? order.created_at
  const whole = await findOrder(deps.db, order.id)
  const day = whole && expectedDay(whole, status, live.settings)
  const isLate = day !== undefined && !order.payment && day < finnishDay(deps.now())
  const sentences = [
    words.status[status](`${order.number}`, formatDate(reached)),
    order.payment && status !== 'cancelled' && words.afterPayment(sumOf(order.payment.amount, language)),
    day && !order.payment && (isLate ? words.late : words.expected(formatDate(day))),
  ]
  const parcels = order.deliveries.flatMap((delivery) => parcelText(delivery, language) ?? [])
  return told([sentences.filter(Boolean).join(' '), ...parcels].join('\n'), {
    sources: tracking(language),
    actions: [
      ...order.deliveries.flatMap((delivery) => followAction(delivery, language)),
      ...(order.payment ? [{ kind: 'link' as const, label: words.pay, url: order.payment.page }] : []),
      { kind: 'link', label: words.page, url: `${TRACKING_PAGE}?order=${order.number}` },
      ...(isLate ? [handOverAction(live.settings, deps.now(), language)] : []),
    ],
  })
}

function parcelText({ carrier, tracking_number, delivered_at }: SentDelivery, language: Language): string | undefined {
  const by = [carrier, tracking_number].filter(Boolean).join(', ')
  if (!by) return undefined
  const { parcel, arrived } = orderWords[language]
  return delivered_at ? arrived(by, formatDate(delivered_at)) : parcel(by)
}

/** The button to where the carrier shows the parcel; none where staff gave no safe address. */
function followAction({ carrier, tracking_url }: SentDelivery, language: Language): ChatAction[] {
  if (!tracking_url || !URL.canParse(tracking_url)) return []
  const { protocol, href } = new URL(tracking_url)
  const label = orderWords[language].follow(carrier).slice(0, 80)
  return protocol === 'https:' ? [{ kind: 'link', label, url: href }] : []
}
