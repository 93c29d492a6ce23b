import { readDecimal, typedDecimal } from '@arkpax/schema/decimal'
import { comingBack, type ReturnDetail, type ReturnItem, returnInput, returnStates } from '@arkpax/schema/returns'
import * as z from 'zod'

const pieceValues = z.object({
  ...{ id: z.string(), serial: z.string(), loss: z.string(), loss_reason: z.string(), restock: z.string() },
  keeps_unknown: z.boolean(),
})

/** What the form of a return holds while it is filled in: sums as typed. */
export const returnValues = z.object({
  state: z.enum(returnStates),
  pickup_on: z.string(),
  pickup_text: z.string(),
  sent_on: z.string(),
  arrived_on: z.string(),
  pickup_cost: z.string(),
  delivery_refund: z.string(),
  note: z.string(),
  items: z.array(pieceValues),
})
export type ReturnValues = z.output<typeof returnValues>

const readSum = (typed: string) => (typed.trim() === '' ? 0 : (readDecimal(typed) ?? Number.NaN))
const readChoice = (typed: string) => (typed === '' ? null : typed === 'yes')

/** The form of a return; the rules and messages are the API's. */
export const returnForm = returnValues
  .transform(
    ({
      pickup_on,
      sent_on,
      arrived_on,
      pickup_cost,
      delivery_refund,
      items,
      ...rest
    }): z.input<typeof returnInput> => ({
      ...rest,
      pickup_on: pickup_on || null,
      sent_on: sent_on || null,
      arrived_on: arrived_on || null,
      pickup_cost: readSum(pickup_cost),
      delivery_refund: readSum(delivery_refund),
      items: items.map(({ loss, restock, ...piece }) => ({
        ...piece,
        loss: readSum(loss),
        restock: readChoice(restock),
        is_scrapped: restock === 'scrap',
      })),
    }),
  )
  .pipe(returnInput)

const typedSum = (euros: number) => (euros === 0 ? '' : typedDecimal(euros))

/** The serial number that a piece came back with if it is what was sent: nobody has looked yet, and no other unit or piece can be meant. */
function likelySerial({ restock, known_serials }: ReturnItem, coming: readonly ReturnItem[]): string {
  const [only, ...others] = known_serials
  if (restock !== null || only === undefined || others.length > 0) return ''
  return coming.filter((piece) => piece.known_serials.includes(only)).length === 1 ? only : ''
}

/** A stored return as its form shows it. */
export const valuesOf = (of: ReturnDetail): ReturnValues => ({
  state: of.state,
  pickup_on: of.pickup_on ?? '',
  pickup_text: of.pickup_text ?? '',
  sent_on: of.sent_on ?? '',
  arrived_on: of.arrived_on ?? '',
  pickup_cost: typedSum(of.pickup_cost),
  delivery_refund: typedSum(of.delivery_refund),
  note: of.note ?? '',
  items: comingBack(of.items).map((piece, _index, coming) => {
    const { id, serial, loss, loss_reason, restock, is_scrapped } = piece
    return {
      id,
      serial: serial ?? likelySerial(piece, coming),
      keeps_unknown: false,
      loss: typedSum(loss),
      loss_reason: loss_reason ?? '',
      restock: restock === null ? '' : restock ? 'yes' : is_scrapped ? 'scrap' : 'no',
    }
  }),
})
