/** A field that two people have changed, each in a way of their own. */
export interface EditConflict<Values> {
  field: keyof Values & string
  own: Values[keyof Values]
  theirs: Values[keyof Values]
}

/** The fields in which a form differs from what it began with. */
export const changedFields = <Values extends object>(base: Values, values: Values): (keyof Values & string)[] =>
  fieldsOf(values).filter((field) => !isSame(base[field], values[field]))

/**
 * What two people have made of the same thing: `merged` has what either has changed, and one's own where both have changed
 * the same field. Those are the `conflicts`.
 */
export function mergeEdits<Values extends object>(base: Values, own: Values, theirs: Values) {
  const changed = changedFields(base, own)
  const mine = Object.fromEntries(changed.map((field) => [field, own[field]]))
  const conflicts = changed
    .filter((field) => !isSame(base[field], theirs[field]) && !isSame(own[field], theirs[field]))
    .map((field): EditConflict<Values> => ({ field, own: own[field], theirs: theirs[field] }))
  return { merged: { ...theirs, ...mine }, conflicts }
}

const fieldsOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[]

/** Form values are texts, numbers and lists of them. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
