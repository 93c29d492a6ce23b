/** Where a message of several matters is cut: after sentences, at commas, and at words for 'and' and 'but'. */
const CUT = /(?<=[.?!;])\s+|\n+|,\s+|\s+(?:ja|sekä|mutta|och|men|samt|and|but)\s+/i

const SHORTEST = 3
const MOST = 4

/** The parts of a message of which each may ask something of its own; none where it has but one. */
export function partsOfMessage(text: string): string[] {
  const parts = text.split(CUT).filter((part) => part.trim().length >= SHORTEST)
  return parts.length > 1 && parts.length <= MOST ? parts : []
}
