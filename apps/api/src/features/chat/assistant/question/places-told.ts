import type { Match } from './lexicon.ts'

/** Finnish for whence something comes: 'Turusta'. */
const FROM = /(?:sta|lta)$/
/** The places that are told, but whence where another tells where to: 'Turusta Tampereelle'. */
export function destinationsOf(cities: readonly Match<string>[], words: readonly string[]): Match<string>[] {
  const others = cities.filter(({ at, length }) => !FROM.test(words[at + length - 1] ?? ''))
  return others.length > 0 ? others : [...cities]
}
