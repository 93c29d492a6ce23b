import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import type * as z from 'zod'

/** A field that two people have changed, each in a way of their own. A field inside a group is told by its path: `size.width`. */
export interface EditConflict<Values extends FieldValues> {
  field: FieldPath<Values>
  own: FieldValueOf<Values>
  theirs: FieldValueOf<Values>
}

/** What any one field of a form holds. */
export type FieldValueOf<Values extends FieldValues> = FieldPathValue<Values, FieldPath<Values>>

/** How fields are read, by their paths, where their text is not their value: `3351` and `3351,00` are one price. */
export type FieldRules<Values extends FieldValues> = Partial<Record<FieldPath<Values>, z.ZodType>>

/** The fields in which a form differs from what it began with, those inside a group by their paths. */
export function changedFields<Values extends FieldValues>(
  base: Values,
  values: Values,
  rules?: FieldRules<Values>,
): FieldPath<Values>[] {
  const before = fieldsOf(base)
  return [...fieldsOf(values)]
    .filter(([field, value]) => !isSame(before.get(field), value, rules?.[field]))
    .map(([field]) => field)
}

/**
 * What two people have made of the same thing: `merged` has what either has changed, and one's own where both have changed
 * the same field. Those are the `conflicts`. A list is one field.
 */
export function mergeEdits<Values extends FieldValues>(
  base: Values,
  own: Values,
  theirs: Values,
  rules?: FieldRules<Values>,
) {
  const [mine, saved] = [fieldsOf(own), fieldsOf(theirs)]
  const theirChanges = new Set(changedFields(base, theirs, rules))
  const differing = new Set(changedFields(own, theirs, rules))
  const merged = structuredClone(theirs)
  const conflicts: EditConflict<Values>[] = []
  for (const field of changedFields(base, own, rules)) {
    const value = valueIn(mine, field)
    put(merged, field.split('.'), structuredClone(value))
    if (theirChanges.has(field) && differing.has(field))
      conflicts.push({ field, own: value, theirs: valueIn(saved, field) })
  }
  return { merged, conflicts }
}

/** The paths of a form's type lead to what the type says of them. */
const valueIn = <Values extends FieldValues>(fields: Map<FieldPath<Values>, unknown>, field: FieldPath<Values>) =>
  fields.get(field) as FieldValueOf<Values>

/** The fields of a form by their paths; groups are gone into, lists are not. */
function fieldsOf<Values extends FieldValues>(values: Values): Map<FieldPath<Values>, unknown> {
  const fields = new Map<FieldPath<Values>, unknown>()
  const collect = (group: object, path: string) => {
    for (const [name, value] of Object.entries(group)) {
      if (isGroup(value)) collect(value, `${path}${name}.`)
      else fields.set(`${path}${name}` as FieldPath<Values>, value)
    }
  }
  collect(values, '')
  return fields
}

function put(group: object, [name = '', ...rest]: string[], value: unknown): void {
  const part: unknown = Reflect.get(group, name)
  if (rest.length > 0 && isGroup(part)) put(part, rest, value)
  else Reflect.set(group, name, value)
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Form values are texts, numbers and lists of them. */
const isSame = (one: unknown, other: unknown, rule?: z.ZodType) =>
  JSON.stringify(readBy(one, rule)) === JSON.stringify(readBy(other, rule))

function readBy(value: unknown, rule: z.ZodType | undefined): unknown {
  const read = rule?.safeParse(value)
  return read?.success ? read.data : value
}
