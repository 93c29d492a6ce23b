import { finnishDay } from '@arkpax/schema/format-fi'
import type { ImportEvent, ImportRun } from '@arkpax/schema/imports'
import type { Context } from 'hono'
import { ApiError } from '../../http/api-error.ts'
import { csvOf, everyPage } from '../../http/csv.ts'
import type { ApiEnv } from '../../http/env.ts'
import { EventStream, wantsEvents } from '../../http/event-stream.ts'
import { route } from '../../http/route.ts'
import { findImport, listImportRows, listImports, listRefused } from './imports.repo.ts'
import { existing, previewImport, refusedHeadings, runImport, takeBackImport } from './imports.service.ts'

type RefusedRow = Awaited<ReturnType<typeof listRefused>>['items'][number]

export const importRoutes = [
  route('GET /api/admin/imports', {}, ({ db, query }) => listImports(db, query)),

  route('POST /api/admin/imports', { ownTransaction: true }, ({ deps, body, staff, once, c }) =>
    answer(c, () => previewImport(deps, body, staff, once)),
  ),

  route('GET /api/admin/imports/{id}', {}, async ({ db, params }) => existing(await findImport(db, params.id))),

  route('GET /api/admin/imports/{id}/rows', {}, async ({ db, params, query }) =>
    listImportRows(db, existing(await findImport(db, params.id)), query),
  ),

  route('GET /api/admin/imports/{id}/refused', {}, async ({ db, params, now }) => {
    const { id, kind, columns } = existing(await findImport(db, params.id))
    const pages = everyPage((cursor) => listRefused(db, id, { limit: 500, cursor }))
    const headings = refusedHeadings(columns, kind)
    const cells = headings.map((heading, at) => [heading, (row: RefusedRow) => row.cells[at] ?? null] as const)
    const told = { Rivi: ({ number }: RefusedRow) => number, Syy: ({ reason }: RefusedRow) => reason }
    return csvOf(`hylatyt-rivit_${finnishDay(now)}.csv`, { ...told, ...Object.fromEntries(cells) }, pages)
  }),

  route('POST /api/admin/imports/{id}/run', { ownTransaction: true }, ({ deps, params, staff, c }) =>
    answer(c, () => runImport(deps, params.id, staff)),
  ),

  route('POST /api/admin/imports/{id}/take-back', { ownTransaction: true }, ({ deps, params, staff, c }) =>
    answer(c, () => takeBackImport(deps, params.id, staff)),
  ),
]

/** The events, or the import at their end, as the caller asks. */
async function answer(c: Context<ApiEnv>, start: () => AsyncGenerator<ImportEvent>): Promise<ImportRun | EventStream> {
  if (wantsEvents(c)) return new EventStream(start)
  for await (const { event, data } of start()) if (event === 'done') return data
  throw new ApiError('unavailable')
}
