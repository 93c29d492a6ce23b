/** Places as people write them by the beginnings of their postcodes: '00–02, 22, 9690'. */

const PART = /^(\d{1,5})(?:\s*[-–]\s*(\d{1,5}))?$/

export const POSTCODE_MISTAKE = 'Postinumerossa on viisi numeroa'

/** A Finnish postcode. */
export const isPostcode = (typed: string) => /^\d{5}$/.test(typed)

/** The first and last beginning of a postcode of each part; undefined where a part is neither a beginning nor two of one length in order. */
export function readPostcodeAreas(typed: string): [from: string, to: string][] | undefined {
  const parts = typed.split(',').map((part) => {
    const [, from, to = from] = PART.exec(part.trim()) ?? []
    return from && to && from.length === to.length && from <= to ? ([from, to] as [string, string]) : undefined
  })
  return parts.every((part) => part !== undefined) ? parts : undefined
}

/** The same as it is kept: '00-02,22' → '00–02, 22'. */
export const plainPostcodeAreas = (typed: string): string =>
  readPostcodeAreas(typed)
    ?.map(([from, to]) => (from === to ? from : `${from}–${to}`))
    .join(', ') ?? typed

/** Whether a postcode is in one of the areas. */
export const isInPostcodeAreas = (postcode: string, areas: string): boolean =>
  isPostcode(postcode) &&
  (readPostcodeAreas(areas) ?? []).some(([from, to]) => {
    const beginning = postcode.slice(0, from.length)
    return beginning >= from && beginning <= to
  })

/** The parts of earlier areas that lie within these, '216–217' of '00–21': a postcode belongs to the first area that has it. */
export function takenByEarlier(areas: string, earlier: readonly string[]): string[] {
  const own = readPostcodeAreas(areas) ?? []
  const isWithin = ([from, to]: [from: string, to: string]) =>
    own.some(([first, last]) => {
      const [beginning, end] = [from.slice(0, first.length), to.slice(0, first.length)]
      return from.length > first.length && beginning >= first && end <= last
    })
  return earlier
    .flatMap((area) => readPostcodeAreas(area) ?? [])
    .filter(isWithin)
    .map(([from, to]) => (from === to ? from : `${from}–${to}`))
}
