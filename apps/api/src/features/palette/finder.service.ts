import type { Permission } from '@arkpax/schema/permissions'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Found } from './closest-first.ts'

interface Search {
  q: string
  limit: number
  now: Date
}

/** How a noun is asked for a text, and what a role must be allowed to be told of it. */
export interface Finder {
  may: Permission
  find: (db: Kysely<Database>, search: Search) => Promise<Omit<Found, 'kind'>[]>
}

/** What tells a thing from others of the same name. */
export const details = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(' · ')

/** What people call a thing with a number by. */
export const numbered = (noun: string, number: number) => [`${number}`, `#${number}`, `${noun} ${number}`]

/** A number that was asked for with its noun (`lasku 20001`), alone; other texts as they are. */
export const withoutNoun = (q: string, ...nouns: string[]): string =>
  new RegExp(`^(?:${nouns.join('|')})\\s+#?(\\d+)$`, 'i').exec(q.trim())?.[1] ?? q
