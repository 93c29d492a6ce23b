import { exactMoment, formatDate } from '@arkpax/schema/format-fi'
import type { Settings } from '@arkpax/schema/settings'
import type { WithdrawableOrder, WithdrawalCheck } from '@arkpax/schema/withdrawals'
import type { Mistake } from '../../http/form-page.ts'
import type { PageValues } from '../../http/page-parts.ts'
import { piecesOf, type WholeReturn } from './returns.repo.ts'
import type { Withdrawable } from './withdrawable.service.ts'
import { fieldsOf, type TypedWithdrawal } from './withdrawal-fields.ts'
import { moneyOf, whatNext } from './withdrawal-receipt.mail.ts'
import { basisText, periodText } from './withdrawal-texts.ts'

const STEPS = { find: false, fill: false, confirm: false, retry: false }

/** The first step: which order. `orders` are those of whoever is signed in, undefined where nobody is. */
export function findValues(
  { order, email }: Pick<TypedWithdrawal, 'order' | 'email'>,
  mistakes: readonly Mistake[],
  orders: readonly Withdrawable[] | undefined,
): PageValues {
  const at = new Map(mistakes.map(({ path, detail }) => [path, detail]))
  return {
    ...STEPS,
    find: true,
    order,
    email,
    order_error: at.get('order') ?? '',
    email_error: at.get('email') ?? '',
    ...toldAbove(mistakes, ({ path }) => path === 'order' || path === 'email'),
    is_guest: orders === undefined,
    has_orders: orders !== undefined && orders.length > 0,
    own_order: (orders ?? []).map((own) => ({
      own_number: String(own.order.number),
      own_day: formatDate(own.order.created_at),
      own_state: stateOf(own),
    })),
  }
}

/** Why nothing of an order can be withdrawn; empty where something can. */
function stateOf({ left, basis }: Withdrawable): string {
  if ([...left.values()].every((one) => one === 0)) return 'peruutettu kokonaan'
  return basis === null ? 'peruutus- ja palautusaika on päättynyt' : ''
}

/** The second step: who withdraws what, and where the receipt goes. */
export function fillValues(
  typed: TypedWithdrawal,
  found: WithdrawableOrder,
  { terms, mistakes, now }: { terms: Settings['terms']; mistakes: readonly Mistake[]; now: Date },
): PageValues {
  const at = new Map(mistakes.map(({ path, detail }) => [path, detail]))
  const shown = found.items.filter(({ left }) => left > 0)
  const isGone = shown.length === 0
  const lines = shown.map((item, index) => lineValues(item, index, typed, at))
  const isOpen = found.basis !== null && !isGone
  return {
    ...STEPS,
    fill: true,
    is_open: isOpen,
    is_over: !isGone && found.basis === null,
    is_gone: isGone,
    number: String(found.number),
    ordered: formatDate(found.ordered_at),
    order: typed.order,
    email: typed.email,
    form_id: typed.form_id,
    name: typed.name,
    name_error: at.get('name') ?? '',
    receipt_email: typed.receipt_email,
    receipt_email_error: at.get('receipt_email') ?? '',
    items_error: at.get('items') ?? '',
    period: isGone ? '' : periodText(found.period, terms, now),
    is_company: found.period.isCompany,
    by_promise: !isGone && found.basis === 'promise' && !found.period.isCompany,
    line: lines,
    is_whole: lines.every(({ quantity, left }) => quantity.trim() === left),
    has_earlier: found.earlier.length > 0,
    earlier: earlierValues(found),
    ...toldAbove(mistakes, ({ path }) => path in typed || path.startsWith('items')),
  }
}

/** What stands above the form: what belongs to no field of it, or that there are marks at its fields. */
function toldAbove(mistakes: readonly Mistake[], isAtField: (mistake: Mistake) => boolean): PageValues {
  const general = mistakes.find((mistake) => !isAtField(mistake))?.detail ?? ''
  return { mistakes: mistakes.length > 0, general, marked: mistakes.length > 0 && general === '' }
}

function lineValues(
  { id, product_name, left }: WithdrawableOrder['items'][number],
  index: number,
  { lines }: TypedWithdrawal,
  mistakes: ReadonlyMap<string, string>,
) {
  const place = lines?.findIndex((line) => line.id === id) ?? -1
  const quantity = lines ? (lines[place]?.quantity ?? '0') : String(left)
  return {
    index: String(index),
    id,
    product: product_name,
    left: String(left),
    quantity,
    line_error: mistakes.get(`items.${place}.quantity`) ?? mistakes.get(`items.${place}.id`) ?? '',
  }
}

const earlierValues = ({ earlier }: WithdrawableOrder) =>
  earlier.map(({ number, announced_at, items }) => ({
    earlier_number: String(number),
    earlier_at: exactMoment(announced_at),
    earlier_items: items.map(({ product_name, quantity }) => `${quantity}\u00A0×\u00A0${product_name}`).join(', '),
  }))

/** The last step before the notice is given. */
export const confirmValues = (typed: TypedWithdrawal, checked: WithdrawalCheck): PageValues => ({
  ...STEPS,
  confirm: true,
  number: String(checked.number),
  name: checked.name,
  receipt_email: checked.receipt_email,
  basis: basisText[checked.basis],
  line: checked.items.map(({ product_name, quantity }) => ({ product: product_name, quantity: String(quantity) })),
  hidden: fieldsOf(typed),
})

/** What was refused for now, to be sent again as it was. */
export const retryValues = (typed: TypedWithdrawal, action: string, told: string): PageValues => ({
  ...STEPS,
  retry: true,
  action,
  told,
  hidden: fieldsOf(typed),
})

/** The page of a notice that was given. */
export function receiptValues(
  found:
    | { made: WholeReturn; around: Withdrawable; terms: Settings['terms']; byFreight: boolean; pickup: number | null }
    | undefined,
  now: Date,
): PageValues {
  if (!found) return { found: false, missing: true }
  const { made, around, terms, byFreight, pickup } = found
  return {
    found: true,
    missing: false,
    number: String(made.number),
    moment: exactMoment(made.announced_at),
    name: made.name,
    receipt_email: made.receipt_email,
    order: String(around.order.number),
    basis: basisText[made.basis],
    next: whatNext(made, byFreight),
    period: periodText(around.period, terms, now),
    line: piecesOf(made.items).map(({ product_name, quantity }) => ({
      product: product_name,
      quantity: String(quantity),
    })),
    money: moneyOf(made, pickup).map(([what, sum]) => ({ what, sum })),
  }
}
