import type { AuditChange, AuditEntity } from '@arkpax/schema/audit-log'
import { fieldLabels } from '@arkpax/schema/field-labels'
import { formatNumber } from '@arkpax/schema/format-fi'
import { shownValue } from './audit-values.ts'

/** A thing as a caller sees it. */
export type Thing = object

/** A thing's fields, by their paths, as far as the log knows them. */
type Fields = ReadonlyMap<string, unknown>

/**
 * Which values of a thing are others after than before, by the labels of its fields; one that is new, or gone, has all of its
 * values.
 */
export function changesBetween(
  entity: AuditEntity,
  before: Thing | undefined,
  after: Thing | undefined,
): AuditChange[] {
  const [old, current] = [fieldsOf(entity, before), fieldsOf(entity, after)]
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((field) => {
    const from = shownValue(entity, field, old.get(field))
    const to = shownValue(entity, field, current.get(field))
    return from === to ? [] : [{ field, ...shortened(from, to) }]
  })
}

/** What is told beside it: `{ notify: true }`. */
export const factsOf = (entity: AuditEntity, facts: Thing): AuditChange[] => changesBetween(entity, undefined, facts)

/** Whether anything at all is another, also what the log leaves out; the count of changes and its time are not a change. */
export function isChanged(before: Thing, after: Thing): boolean {
  return JSON.stringify({ ...before, ...NOT_A_CHANGE }) !== JSON.stringify({ ...after, ...NOT_A_CHANGE })
}

const NOT_A_CHANGE = { version: 0, updated_at: 0 }

function fieldsOf(entity: AuditEntity, thing: Thing | undefined): Fields {
  const labels = fieldLabels[entity]
  const fields = new Map<string, unknown>()
  const read = (value: object, path: string) => {
    for (const [name, inner] of Object.entries(value)) {
      const field = `${path}${name}`
      if (Object.hasOwn(labels, field)) {
        if (labels[field] !== null) fields.set(field, inner)
      } else if (typeof inner === 'object' && inner !== null) read(inner, `${field}.`)
    }
  }
  if (thing) read(thing, '')
  return fields
}

const LONGEST = 200
/** So much of what both texts begin with is left before the first difference. */
const LEAD = 40

/** Both values from shortly before where they begin to differ, at most 200 characters of each, and how long a cut one is. */
function shortened(from: string | null, to: string | null): Omit<AuditChange, 'field'> {
  const start = from !== null && to !== null && Math.max(from.length, to.length) > LONGEST ? sharedLead(from, to) : 0
  return { from: from && cut(from, start), to: to && cut(to, start) }
}

function sharedLead(one: string, other: string): number {
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared += 1
  return Math.max(0, shared - LEAD)
}

function cut(text: string, start: number): string {
  if (text.length <= LONGEST) return text
  const part = text
    .slice(start, start + LONGEST)
    .toWellFormed()
    .replace(/^\uFFFD|\uFFFD$/g, '')
  const end = start + LONGEST < text.length ? '…' : ''
  return `${start > 0 ? '…' : ''}${part}${end} (${formatNumber(text.length)}\u00A0merkkiä)`
}
