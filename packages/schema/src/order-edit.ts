import * as z from 'zod'
import { chargeInput, pricedItem } from './order-line-input.ts'
import { paymentMethods } from './order-states.ts'
import { buyerInput, type order, orderChange } from './orders.ts'
import { euros, optionalLine, optionalParagraphs } from './text.ts'

/**
 * An order as it is to be. A line that has an `id` stays, at the price that it has unless another is given; one without is new; what is
 * left out goes. Notes of staff and the due day change too.
 */
export const orderEdit = buyerInput.extend({
  note: optionalParagraphs(5_000),
  payment_method: z.enum(paymentMethods, 'Valitse maksutapa').nullable(),
  payment_due_on: z.iso.date('Tarkista päivä').nullable(),
  /** Whether the customer is told by mail what has changed. */
  notify: z.boolean('Valitse, ilmoitetaanko asiakkaalle').default(true),
  items: z
    .array(pricedItem.extend({ id: optionalLine(36) }), 'Lisää vähintään yksi tuote')
    .min(1, 'Lisää vähintään yksi tuote')
    .max(100, 'Enintään 100 tuoteriviä'),
  charges: z.array(chargeInput.extend({ id: optionalLine(36) })).max(20, 'Enintään 20 lisäriviä'),
})

export type OrderEdit = z.output<typeof orderEdit>

/** What an edit would do: what changes, what the order costs before and after it, and the mail that would leave. */
export const orderEditPreview = z.object({
  changes: z.array(orderChange),
  total_before: euros,
  total_after: euros,
  mail: z.object({ to: z.string(), subject: z.string(), text: z.string() }),
})
export type OrderEditPreview = z.output<typeof orderEditPreview>

/** An order whose lines can still be changed: nothing of it has been sent as a whole. */
export const isEditable = ({ status }: Pick<z.output<typeof order>, 'status'>) =>
  status !== 'shipped' && status !== 'delivered' && status !== 'cancelled'
