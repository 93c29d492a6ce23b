import * as z from 'zod'
import { inOrder, listFilters, pageOf, sortBy } from './list-query.ts'
import { moneyMethods } from './payments.ts'
import { normalSerial } from './serial-number.ts'
import { line, optionalLine, optionalParagraphs, utcInstant } from './text.ts'
import { version } from './version.ts'
import { returnBases } from './withdrawal-period.ts'

/** How far a return is: told of, its pick-up agreed, with us, looked at, paid back; or ended without money. */
export const returnStates = ['announced', 'pickup', 'arrived', 'inspected', 'refunded', 'closed'] as const
export type ReturnState = (typeof returnStates)[number]

/** The states that staff can set from each; money is given back by its own call. */
export const nextReturnStates: Record<ReturnState, readonly ReturnState[]> = {
  announced: ['pickup', 'arrived', 'inspected', 'closed'],
  pickup: ['arrived', 'inspected', 'announced', 'closed'],
  arrived: ['inspected', 'pickup', 'closed'],
  inspected: ['arrived', 'closed'],
  refunded: [],
  closed: ['announced'],
}

/** Whether it still waits for something of ours. */
export const isOpenReturn = (state: ReturnState) => state !== 'refunded' && state !== 'closed'

/** Days within which the money is to be given back, counted from the notice. */
export const REFUND_DAYS = 14

const cents = z.number().multipleOf(0.01)

/** One piece that goes back, or that never left. */
const returnItem = z.object({
  id: z.string(),
  order_item_id: z.string(),
  product_id: z.string(),
  product_name: z.string(),
  /** It had not been sent: it was taken off the order, and nothing comes back. */
  is_cancelled: z.boolean(),
  /** What was paid for it, and by how much that is less now, in euros; with the reason for it. */
  value: cents,
  loss: cents,
  loss_reason: z.string().nullable(),
  /** Whether it goes back on sale; null while nobody has decided. */
  restock: z.boolean().nullable(),
  /** Which unit it is; null while nobody has looked. */
  serial: z.string().nullable(),
  /** It does not go back on sale, and nobody uses it any more. */
  is_scrapped: z.boolean(),
  /** The units that were sent for its line. */
  known_serials: z.array(z.string()),
})
export type ReturnItem = z.output<typeof returnItem>

/** The pieces of returns that come back: what had not left yet does not. */
export const comingBack = <Piece extends Pick<ReturnItem, 'is_cancelled'>>(pieces: readonly Piece[]): Piece[] =>
  pieces.filter(({ is_cancelled }) => !is_cancelled)

/** A return as lists show it. */
export const returnSummary = z.object({
  id: z.string(),
  number: z.int(),
  state: z.enum(returnStates),
  basis: z.enum(returnBases),
  order: z.object({ id: z.string(), number: z.int() }),
  name: z.string(),
  items: z.array(z.object({ product_name: z.string(), quantity: z.int() })),
  announced_at: utcInstant,
  /** The last day on which the money is to be given back. */
  refund_due_on: z.iso.date(),
  /** Whether the money may wait: nothing has come, and nobody has shown that it was sent. */
  may_wait: z.boolean(),
  refunded: cents.nullable(),
  version,
})
export type ReturnSummary = z.output<typeof returnSummary>

/** Things that happened to a return, for its timeline. */
export const returnEventKinds = ['announced', 'state', 'mail', 'refund', 'picture'] as const

const returnEvent = z.object({
  id: z.string(),
  kind: z.enum(returnEventKinds),
  state: z.enum(returnStates).nullable(),
  /** Whether the customer was told of it. */
  notified: z.boolean(),
  text: z.string().nullable(),
  by: z.string().nullable(),
  created_at: utcInstant,
})

/** A picture of an inspection. */
export const returnPicture = z.object({
  id: z.string(),
  item_id: z.string().nullable(),
  name: z.string(),
  created_at: utcInstant,
})
export type ReturnPicture = z.output<typeof returnPicture>

/** What would be given back, and why not more; once it has been, what was. */
const returnSums = z.object({
  goods: cents,
  loss: cents,
  delivery: cents,
  pickup: cents,
  total: cents,
  /** What the order has been paid and not given back. */
  most: cents,
})
export type ReturnSums = z.output<typeof returnSums>

/** One return with everything of it. */
export const returnDetail = returnSummary.omit({ items: true }).extend({
  receipt_email: z.string(),
  customer_email: z.string(),
  items: z.array(returnItem),
  pickup_on: z.iso.date().nullable(),
  pickup_text: z.string().nullable(),
  /** When the customer showed that it was sent, and when it came. */
  sent_on: z.iso.date().nullable(),
  arrived_on: z.iso.date().nullable(),
  /** What the pick-up costs the customer, and what of the delivery is given back. */
  pickup_cost: cents,
  delivery_refund: cents,
  note: z.string().nullable(),
  sums: returnSums,
  /** The way that the customer paid by; null where nothing has been paid. */
  paid_by: z.enum(moneyMethods).nullable(),
  /** The invoice or receipt that a credit note would take back from; null where there is none. */
  credits: z.string().nullable(),
  /** What a pick-up costs by the terms, and the most and the usual that is given back of the delivery. */
  usual_pickup_cost: cents.nullable(),
  delivery_paid: cents,
  usual_delivery_refund: cents,
  /** Whether something in it goes by freight only. */
  needs_freight: z.boolean(),
  pictures: z.array(returnPicture),
  events: z.array(returnEvent),
  created_at: utcInstant,
})
export type ReturnDetail = z.output<typeof returnDetail>

const day = z.iso.date('Tarkista päivä').nullable()
const sum = z
  .number('Anna summa')
  .min(0, 'Summa ei voi olla negatiivinen')
  .max(99_999_999.99, 'Summa on liian suuri')
  .multipleOf(0.01, 'Anna summa sentin tarkkuudella')

/** What staff write down of a return. */
export const returnInput = z.object({
  state: z.enum(returnStates, 'Tuntematon tila'),
  pickup_on: day,
  pickup_text: optionalParagraphs(2_000),
  sent_on: day,
  arrived_on: day,
  pickup_cost: sum,
  delivery_refund: sum,
  note: optionalParagraphs(5_000),
  items: z
    .array(
      z
        .object({
          id: line(36, 'Tunniste puuttuu'),
          loss: sum,
          loss_reason: optionalLine(500),
          restock: z.boolean().nullable(),
          serial: optionalLine(100)
            .transform((typed) => typed && normalSerial(typed))
            .default(null),
          /** Staff have seen that nobody knows the serial number, and keep it: the device was sold before its number was written down. */
          keeps_unknown: z.boolean().default(false),
          is_scrapped: z.boolean().default(false),
        })
        .refine(({ loss, loss_reason }) => loss === 0 || loss_reason !== null, {
          error: 'Perustele arvon alentuminen: asiakas saa perustelun kirjallisesti',
          path: ['loss_reason'],
        }),
    )
    .max(10_000),
  /** Whether the customer is told by mail of a new state. */
  notify: z.boolean('Valitse, ilmoitetaanko asiakkaalle').default(true),
})
export type ReturnInput = z.output<typeof returnInput>

/** What saving would send; null where nobody would be mailed. */
export const returnPreview = z.object({
  mail: z.object({ to: z.string(), subject: z.string(), text: z.string() }).nullable(),
})

/** Giving the money back: by which way, and whether a credit note is made. */
export const returnRefundInput = z.object({
  method: z.enum(moneyMethods, 'Valitse palautustapa'),
  /** Null where a transfer is still to be paid. */
  paid_on: day.default(null),
  /** The customer has expressly agreed to another way than the one they paid by. */
  other_method_agreed: z.boolean().default(false),
  credit: z.boolean().default(true),
  notify: z.boolean('Valitse, ilmoitetaanko asiakkaalle').default(true),
})
export type ReturnRefundInput = z.output<typeof returnRefundInput>

/** A return that staff write down for a customer who told of it otherwise. */
export const returnStart = z.object({
  name: line(200, 'Nimi on pakollinen'),
  /** The day on which the notice came. */
  announced_on: z.iso.date('Anna päivä'),
  items: z
    .array(z.object({ id: line(36, 'Rivin tunniste puuttuu'), quantity: z.int('Anna määrä').min(0).max(10_000) }))
    .max(200)
    .refine((items) => items.some(({ quantity }) => quantity > 0), 'Valitse vähintään yksi tuote'),
  notify: z.boolean().default(true),
})
export type ReturnStart = z.output<typeof returnStart>

/** A picture of an inspection, as base64. */
export const returnPictureInput = z.object({
  name: line(200, 'Tiedoston nimi puuttuu'),
  item_id: optionalLine(36),
  content: z.base64('Kuvaa ei voitu lukea'),
})

const returnFilters = listFilters.extend({
  state: z.enum(['all', 'open', ...returnStates]).default('open'),
  sort: sortBy(['due', 'announced'], 'due'),
})
export const returnQuery = pageOf(returnFilters)
export type ReturnQuery = z.output<typeof returnQuery>

/** The returns that an export takes: all that the list would show on its pages. */
export const returnExportQuery = inOrder(returnFilters)
