import type * as z from 'zod'

/** A field that two people have changed, each in a way of their own. */
export interface EditConflict<Values> {
  field: keyof Values & string
  own: Values[keyof Values]
  theirs: Values[keyof Values]
}

/** How fields are read, where their text is not their value: `3351` and `3351,00` are one price. */
export type FieldRules<Values> = Partial<Record<keyof Values & string, z.ZodType>>

/** The fields in which a form differs from what it began with. */
export const changedFields = <Values extends object>(
  base: Values,
  values: Values,
  rules?: FieldRules<Values>,
): (keyof Values & string)[] => fieldsOf(values).filter((field) => !isSame(base[field], values[field], rules?.[field]))

/**
 * What two people have made of the same thing: `merged` has what either has changed, and one's own where both have changed
 * the same field. Those are the `conflicts`.
 */
export function mergeEdits<Values extends object>(
  base: Values,
  own: Values,
  theirs: Values,
  rules?: FieldRules<Values>,
) {
  const theirChanges = changedFields(base, theirs, rules)
  const differing = changedFields(own, theirs, rules)
  const changed = changedFields(base, own, rules)
  const mine = Object.fromEntries(changed.map((field) => [field, own[field]]))
  const conflicts = changed
    .filter((field) => theirChanges.includes(field) && differing.includes(field))
    .map((field): EditConflict<Values> => ({ field, own: own[field], theirs: theirs[field] }))
  return { merged: { ...theirs, ...mine }, conflicts }
}

const fieldsOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[]

/** Form values are texts, numbers and lists of them. */
const isSame = (one: unknown, other: unknown, rule?: z.ZodType) =>
  JSON.stringify(readBy(one, rule)) === JSON.stringify(readBy(other, rule))

function readBy(value: unknown, rule: z.ZodType | undefined): unknown {
  const read = rule?.safeParse(value)
  return read?.success ? read.data : value
}
