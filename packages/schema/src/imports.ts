import * as z from 'zod'
import { type AuditEntity, auditChange } from './audit-log.ts'
import { pageQuery } from './paging.ts'
import { line, utcInstant } from './text.ts'

/** What can be brought in from a file. */
const importKinds = ['products', 'stock', 'customers', 'subscribers', 'units'] as const
export type ImportKind = (typeof importKinds)[number]

/** What the rows of each kind are about: their fields have their names from there. */
export const importedThings = {
  products: 'product',
  stock: 'product',
  customers: 'customer',
  subscribers: 'newsletter_subscription',
  units: 'unit',
} as const satisfies Record<ImportKind, AuditEntity>

/** How many rows a file may have beside its headings, and how many bytes. */
export const IMPORT_MAX_ROWS = 50_000
export const IMPORT_MAX_BYTES = 20 * 1024 * 1024

/** For how many days an import can be taken back; its rows are forgotten then. */
export const IMPORT_DAYS = 30

/** A file is looked through first, and changes nothing until it is run. */
const importStates = ['previewed', 'done', 'taken_back'] as const
export type ImportState = (typeof importStates)[number]

/** What a row of a file does: make something, change it, find it as it is, or nothing, because it is wrong. */
export const importOutcomes = ['new', 'changed', 'unchanged', 'refused'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/** A column of a file: its heading, and the field that is read from it; null where it is left unread. */
const importColumn = z.object({ heading: z.string(), field: z.string().nullable() })
export type ImportColumn = z.output<typeof importColumn>

const counts = z.object(
  Object.fromEntries(importOutcomes.map((outcome) => [outcome, z.int()])) as Record<ImportOutcome, z.ZodInt>,
)
export type ImportCounts = z.output<typeof counts>

/**
 * A file that was brought in, or looked through. `skipped` rows were changed by others between looking and running; `left` ones
 * between running and taking back, and are as those others have made them.
 */
export const importRun = z.object({
  id: z.string(),
  kind: z.enum(importKinds),
  file_name: z.string(),
  state: z.enum(importStates),
  columns: z.array(importColumn),
  counts,
  skipped: z.int(),
  left: z.int(),
  /** Who brought it in. */
  author: z.string(),
  created_at: utcInstant,
  done_at: utcInstant.nullable(),
  taken_back_at: utcInstant.nullable(),
})
export type ImportRun = z.output<typeof importRun>

/** A row of a file, by its number in it (the headings are 1), with what it changes, or why it changes nothing. */
export const importRow = z.object({
  number: z.int(),
  outcome: z.enum(importOutcomes),
  /** What it is about, by name or address. */
  title: z.string(),
  changes: z.array(auditChange),
  /** Why it was refused, skipped or left; null where it was not. */
  reason: z.string().nullable(),
})
export type ImportRow = z.output<typeof importRow>

const TOO_LARGE = 'Tiedosto on liian suuri. Enintään 20\u00A0Mt.'
const base64Length = (bytes: number) => Math.ceil(bytes / 3) * 4

/** A file to look through. `columns` name the field of each column where the headings are not to be gone by, null for none. */
export const importInput = z.object({
  kind: z.enum(importKinds, 'Valitse, mitä tuot'),
  file_name: line(200, 'Tiedoston nimi puuttuu'),
  /** Base64. */
  content: z
    .string('Valitse tiedosto')
    .min(1, 'Tiedosto on tyhjä')
    .max(base64Length(IMPORT_MAX_BYTES), TOO_LARGE)
    .refine((text) => /^[A-Za-z0-9+/]*={0,2}$/.test(text), 'Tiedostoa ei voitu lukea'),
  /** The look at the same file that this one takes the place of. */
  replaces: line(36).optional(),
  columns: z.array(line(60).nullable()).max(200, 'Enintään 200\u00A0saraketta').optional(),
})
export type ImportInput = z.output<typeof importInput>

/** Which rows of a file are listed: those of one outcome, or those that others were quicker to change (`kept`). */
export const importRowFilters = [...importOutcomes, 'kept'] as const
export const importRowQuery = pageQuery.extend({ show: z.enum(['all', ...importRowFilters]).default('all') })
export type ImportRowQuery = z.output<typeof importRowQuery>

/** How far it has come, while rows are worked through, and the import when it is done. */
export const importEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('progress'), data: z.object({ rows: z.int(), of: z.int() }) }),
  z.object({ event: z.literal('done'), data: importRun }),
])
export type ImportEvent = z.output<typeof importEvent>
