import * as z from 'zod'
import { mistakes } from './forms/mistakes.ts'
import { trackInput } from './order-tracking.ts'
import { emailAddress, line, utcInstant } from './text.ts'
import { returnBases } from './withdrawal-period.ts'

/** Whoever withdraws names the order as one who follows it does: by its number and the address that it was made with. */
export const withdrawalFind = trackInput

const PIECES = 'Anna määrä kokonaislukuna'
const NOTHING_CHOSEN = 'Valitse vähintään yksi tuote, jonka peruutat'

const withdrawnLine = z.object({
  id: line(36, 'Rivin tunniste puuttuu'),
  quantity: z.int(PIECES).min(0, PIECES).max(10_000, PIECES),
})

/** A notice of withdrawal: who gives it, which pieces of which lines of the order, and where its receipt goes. It never asks why. */
export const withdrawalInput = withdrawalFind.extend({
  name: line(200, mistakes.name),
  receipt_email: emailAddress(),
  items: z
    .array(withdrawnLine, NOTHING_CHOSEN)
    .max(200, 'Liian monta riviä')
    .refine((items) => items.some(({ quantity }) => quantity !== 0), NOTHING_CHOSEN),
})
export type WithdrawalInput = z.output<typeof withdrawalInput>

const pieces = z.object({ product_name: z.string(), quantity: z.int() })

const period = z.object({
  isCompany: z.boolean(),
  receivedOn: z.iso.date().nullable(),
  lawEndsOn: z.iso.date().nullable(),
  promiseEndsOn: z.iso.date().nullable(),
})

/** An order that is to be withdrawn from: what is left of each line, until when, and what has been withdrawn already. */
export const withdrawableOrder = z.object({
  number: z.int(),
  ordered_at: utcInstant,
  items: z.array(z.object({ id: z.string(), product_name: z.string(), left: z.int() })),
  period,
  /** Null once every period is over. */
  basis: z.enum(returnBases).nullable(),
  earlier: z.array(z.object({ number: z.int(), announced_at: utcInstant, items: z.array(pieces) })),
})
export type WithdrawableOrder = z.output<typeof withdrawableOrder>

/** A notice as it would be given, for the step before it. */
export const withdrawalCheck = z.object({
  number: z.int(),
  name: z.string(),
  receipt_email: z.string(),
  basis: z.enum(returnBases),
  items: z.array(pieces.extend({ id: z.string() })),
})
export type WithdrawalCheck = z.output<typeof withdrawalCheck>

/** A notice that was given: its number, the moment, and its own page of this site. */
export const withdrawalReceived = z.object({ number: z.int(), announced_at: utcInstant, page: z.string() })
