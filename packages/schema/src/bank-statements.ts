import * as z from 'zod'
import { pageQuery } from './paging.ts'
import { line, utcInstant } from './text.ts'
import { version } from './version.ts'

/**
 * What became of an entry of a bank statement: it is the payment or the refund of an order, nobody knows yet whose it is, staff have
 * said that it is no order's, or it is money that the company paid to others.
 */
const bankEntryStates = ['matched', 'unmatched', 'ignored', 'outgoing'] as const
export type BankEntryState = (typeof bankEntryStates)[number]

export const bankEntryStateLabels: Record<BankEntryState, string> = {
  matched: 'Kohdistettu',
  unmatched: 'Kohdistamatta',
  ignored: 'Ohitettu',
  outgoing: 'Oma maksu',
}

/** How many bytes a file may have. */
export const STATEMENT_MAX_BYTES = 10 * 1024 * 1024
const BASE64_MAX = Math.ceil(STATEMENT_MAX_BYTES / 3) * 4

/** A file of the bank: camt.053, or camt.054. */
export const statementInput = z.object({
  file_name: line(200, 'Tiedoston nimi puuttuu'),
  /** Base64. */
  content: z
    .string('Valitse tiedosto')
    .min(1, 'Tiedosto on tyhjä')
    .max(BASE64_MAX, 'Tiedosto on liian suuri. Enintään 10\u00A0Mt.')
    .refine((text) => /^[A-Za-z0-9+/]*={0,2}$/.test(text), 'Tiedostoa ei voitu lukea'),
})
export type StatementInput = z.output<typeof statementInput>

/**
 * What booking an entry does: pays an order exactly, in part or too much, is the refund that was waited for, is queued for staff, is money
 * that the company paid, is known from an earlier file, or cannot be booked.
 */
export const entryFates = ['exact', 'under', 'over', 'refund', 'queued', 'outgoing', 'known', 'refused'] as const
export type EntryFate = (typeof entryFates)[number]

export const entryFateLabels: Record<EntryFate, string> = {
  exact: 'Maksaa tilauksen',
  under: 'Osa tilauksesta',
  over: 'Liikaa tilaukselle',
  refund: 'Palautus asiakkaalle',
  queued: 'Jää kohdistettavaksi',
  outgoing: 'Oma maksu',
  known: 'Jo kirjattu',
  refused: 'Ei kirjata',
}

/** An entry of a file as it would be booked, or was. */
const plannedEntry = z.object({
  booked_on: z.iso.date(),
  /** Euros; less than nothing where money left the account. */
  amount: z.number(),
  name: z.string().nullable(),
  reference: z.string().nullable(),
  message: z.string().nullable(),
  fate: z.enum(entryFates),
  /** The number of the order that it belongs to. */
  order_number: z.int().nullable(),
  /** Why it is not booked. */
  reason: z.string().nullable(),
})
export type PlannedEntry = z.output<typeof plannedEntry>

const counts = z.object(Object.fromEntries(entryFates.map((fate) => [fate, z.int()])) as Record<EntryFate, z.ZodInt>)

/** One account's part of a file. */
const plannedStatement = z.object({
  iban: z.string(),
  /** Whether this is the account of the settings. */
  is_own_account: z.boolean(),
  first_day: z.iso.date().nullable(),
  last_day: z.iso.date().nullable(),
  /** Null in a notification, which tells none. */
  opening: z.number().nullable(),
  closing: z.number().nullable(),
  /** Why none of it can be booked: the balances do not add up. */
  fault: z.string().nullable(),
  counts,
  entries: z.array(plannedEntry),
})
export type PlannedStatement = z.output<typeof plannedStatement>

/** A file that was looked through, or booked. */
export const statementPlan = z.object({ file_name: z.string(), statements: z.array(plannedStatement) })
export type StatementPlan = z.output<typeof statementPlan>

/** A statement that was booked, as the list of them shows it. */
export const bankStatement = z.object({
  id: z.string(),
  file_name: z.string(),
  iban: z.string(),
  first_day: z.iso.date().nullable(),
  last_day: z.iso.date().nullable(),
  closing: z.number().nullable(),
  entries: z.int(),
  unmatched: z.int(),
  author: z.string(),
  created_at: utcInstant,
})
export type BankStatement = z.output<typeof bankStatement>

/** An order that an entry may belong to, and what is left to pay of it. */
const suggestion = z.object({
  order_id: z.string(),
  number: z.int(),
  customer_name: z.string(),
  left: z.number(),
  /** What speaks for it. */
  same: z.array(z.enum(['amount', 'name', 'number'])),
})
export type Suggestion = z.output<typeof suggestion>

/** An entry of a statement that was booked. */
export const bankEntry = z.object({
  id: z.string(),
  booked_on: z.iso.date(),
  amount: z.number(),
  name: z.string().nullable(),
  reference: z.string().nullable(),
  message: z.string().nullable(),
  state: z.enum(bankEntryStates),
  ignore_reason: z.string().nullable(),
  order_id: z.string().nullable(),
  order_number: z.int().nullable(),
  suggestions: z.array(suggestion),
  version,
})
export type BankEntry = z.output<typeof bankEntry>

export const bankEntryQuery = pageQuery.extend({
  show: z.enum(['all', ...bankEntryStates]).default('unmatched'),
  q: line(200).default(''),
})
export type BankEntryQuery = z.output<typeof bankEntryQuery>

/** Whose an entry is: an order's, nobody's for a reason, or nobody knows after all. */
export const bankEntryUpdate = z.discriminatedUnion(
  'state',
  [
    z.object({ state: z.literal('matched'), order: line(36, 'Anna tilausnumero') }),
    z.object({ state: z.literal('ignored'), reason: line(300, 'Kerro, miksi tapahtuma ohitetaan') }),
    z.object({ state: z.literal('unmatched') }),
  ],
  'Valitse, mitä tapahtumalle tehdään',
)
export type BankEntryUpdate = z.output<typeof bankEntryUpdate>
