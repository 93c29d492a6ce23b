import { type Expression, type SqlBool, sql } from 'kysely'
import { containing } from './keyset.ts'

/** The words that somebody looks for, lower-cased, each once. */
export const searchedWords = (text: string) => [...new Set(text.toLowerCase().split(/\s+/).filter(Boolean))]

/** The condition that a lower-cased text has every word of `text` in it, in any order. */
export const hasWords = (column: Expression<string>, text: string) =>
  sql<SqlBool>`(${sql.join(
    searchedWords(text).map((word) => sql`${column} like ${containing(word)} escape '\\'`),
    sql` and `,
  )})`

/** The same of a text that no database holds. */
export function holdsWords(held: string, text: string): boolean {
  const lowerCased = held.toLowerCase()
  return searchedWords(text).every((word) => lowerCased.includes(word))
}

/** Whether two texts are the same, capitals and the width of spaces aside. */
export const isSameText = (one: string, other: string) => plain(one) === plain(other)
const plain = (text: string) => text.toLowerCase().trim().replace(/\s+/g, ' ')
