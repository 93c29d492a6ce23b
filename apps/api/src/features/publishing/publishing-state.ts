import { MINUTE_MS } from '@arkpax/schema/durations'
import { leftOut, type Publishing } from '@arkpax/schema/publishing'
import * as z from 'zod'
import { isLeased } from './build-lease.ts'
import type { PublishingRow } from './publishing.table.ts'

/** A process that can build shows itself twice a minute; after this time it counts as gone. */
const GONE_MS = 2 * MINUTE_MS

/** What staff are told of a row; `version` is that of the published content now, `byHook` whether a host of its own builds. */
export function publishingFor(row: PublishingRow, version: number, byHook: boolean, now: Date): Publishing {
  const [failure = null, ...detail] = row.failure?.split('\n') ?? []
  return {
    state: stateOf(row, version, now),
    built_at: row.built_at,
    started_at: isBuilding(row, now) ? row.started_at : null,
    failed_at: row.failed_at,
    failure,
    failure_detail: detail.join('\n') || null,
    left_out: leftOutOf(row),
    by_hook: byHook,
  }
}

const leftOutOf = (row: PublishingRow) => z.array(leftOut).parse(JSON.parse(row.left_out))

/** How many texts the last pages were built without, or with an older copy of. */
export const countLeftOut = (row: PublishingRow): number => leftOutOf(row).length

function stateOf(row: PublishingRow, version: number, now: Date): Publishing['state'] {
  if (isBuilding(row, now)) return 'building'
  if (!isSomebodyThere(row, now)) return 'unavailable'
  if (row.requested_at !== null && row.requested_at > (row.started_at ?? '')) return 'waiting'
  if (row.failed_at !== null) return 'failed'
  return row.built_version === version ? 'current' : 'waiting'
}

const isBuilding = ({ leased_until }: PublishingRow, now: Date) => isLeased(leased_until, now)

const isSomebodyThere = ({ builder_seen_at }: PublishingRow, now: Date) =>
  builder_seen_at !== null && now.getTime() - Date.parse(builder_seen_at) < GONE_MS
