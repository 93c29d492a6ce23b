/** A strong entity tag that holds a version. A file of its own, without zod, because every page that calls the API loads it. */
const ENTITY_TAG = /^"(\d{1,9})"$/

/** The version as the header carries it: `"3"`. */
export const toIfMatch = (version: number) => `"${version}"`

/** The version that a header names; undefined where it names none, null where it cannot be read. */
export function readIfMatch(header: string | undefined): number | null | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  const [, digits] = header.trim().match(ENTITY_TAG) ?? []
  return digits === undefined ? null : Number(digits)
}
