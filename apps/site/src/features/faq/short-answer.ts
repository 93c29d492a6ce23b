/** What is longer does not fit beside its question. */
const LONGEST = 20

/** The first sentence of an answer where it alone answers, as 'Ei voi' does; undefined where it is longer. */
export function shortAnswer([first = '']: readonly string[]): string | undefined {
  const [, sentence] = /^([^!?]+?)\.(?=\s|$)/.exec(first) ?? []
  return sentence && sentence.length <= LONGEST ? sentence : undefined
}
