import { sql } from 'kysely'

/** Holds for a row that is still at a version; for any row where none is asked for. */
export const isAtVersion = (version: number | undefined) =>
  version === undefined ? sql<boolean>`1 = 1` : sql<boolean>`version = ${version}`

/** The version that a row gets by a change. */
export const nextVersion = sql<number>`version + 1`
