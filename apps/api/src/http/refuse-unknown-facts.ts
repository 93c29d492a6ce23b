import type { Facts } from '@arkpax/schema/facts'
import { unknownFactText } from '@arkpax/schema/unknown-fact-text'
import { ApiError } from './api-error.ts'

/** Throws `invalid_fields` where a text, told by the path of its field, names what nobody knows: it could be on no page. */
export function refuseUnknownFacts(texts: Iterable<readonly [path: string, text: string]>, facts: Facts): void {
  const errors = Array.from(texts).flatMap(([path, text]) => {
    const detail = unknownFactText(text, facts)
    return detail === undefined ? [] : [{ path, detail }]
  })
  if (errors.length > 0) throw new ApiError('invalid_fields', { errors })
}
