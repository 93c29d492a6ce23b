import { readFile } from 'node:fs/promises'
import { finnishDay, formatDate } from '@arkpax/schema/format-fi'
import { productModelLabel } from '@arkpax/schema/product-models'
import { normalSerial } from '@arkpax/schema/serial-number'
import { caseWishLabels, faultKindLabels, warrantyCaseStateLabels } from '@arkpax/schema/warranty-case-labels'
import type { CaseStatistic, WarrantyCase } from '@arkpax/schema/warranty-cases'
import { recordAudit } from '../../db/audit-log.ts'
import { Page } from '../../db/keyset.ts'
import { ApiError } from '../../http/api-error.ts'
import { csvOf, everyPage } from '../../http/csv.ts'
import { ReceivedFile } from '../../http/received-file.ts'
import { route } from '../../http/route.ts'
import { changedOrStale } from '../../http/stale.ts'
import { tellMediaFault } from '../media/media-faults.ts'
import { readStatistics } from './case-statistics.repo.ts'
import { previewStep, takeStep } from './case-steps.service.ts'
import { moveGivenUnits } from './given-units.service.ts'
import { openCase } from './open-case.service.ts'
import { addEvent } from './warranty-case-events.repo.ts'
import { findFile } from './warranty-case-files.repo.ts'
import { findCase, listCases, listCasesOf, lockCase } from './warranty-cases.repo.ts'
import { caseNotFound, changeCase, existingCase, readCase } from './warranty-cases.service.ts'

/** What the log calls a case: its number, as people say it. */
const ofCase = ({ id, number }: Pick<WarrantyCase, 'id' | 'number'>) =>
  ({ entity: 'warranty_case', entityId: id, title: String(number) }) as const

/** The columns of the cases' export. */
const caseColumns = {
  Numero: ({ number }: WarrantyCase) => number,
  Saapunut: ({ created_at }: WarrantyCase) => formatDate(created_at),
  Määräpäivä: ({ due_on }: WarrantyCase) => formatDate(due_on),
  Tila: ({ state }: WarrantyCase) => warrantyCaseStateLabels[state],
  Asiakas: ({ name }: WarrantyCase) => name,
  Sähköposti: ({ email }: WarrantyCase) => email,
  Puhelin: ({ phone }: WarrantyCase) => phone,
  Tuotemalli: ({ product_model }: WarrantyCase) => product_model && productModelLabel(product_model),
  Sarjanumero: ({ serial_number }: WarrantyCase) => serial_number,
  Vika: ({ fault_kind }: WarrantyCase) => faultKindLabels[fault_kind],
  Toive: ({ wish }: WarrantyCase) => caseWishLabels[wish],
  Kuvaus: ({ description }: WarrantyCase) => description,
  Osat: ({ parts }: WarrantyCase) => parts.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
}

const statisticColumns = {
  Tuotemalli: ({ product_model }: CaseStatistic) => (product_model ? productModelLabel(product_model) : 'Ei tiedossa'),
  Vika: ({ fault_kind }: CaseStatistic) => faultKindLabels[fault_kind],
  Takuuasioita: ({ cases }: CaseStatistic) => cases,
  Avoinna: ({ open }: CaseStatistic) => open,
  Korjattu: ({ repaired }: CaseStatistic) => repaired,
  Vaihdettu: ({ replaced }: CaseStatistic) => replaced,
  Hylätty: ({ refused }: CaseStatistic) => refused,
}

export const warrantyCaseRoutes = [
  route('GET /api/admin/warranty-cases', {}, ({ db, query, now }) => listCases(db, query, now)),

  route('GET /api/admin/warranty-cases/export', {}, async ({ db, query, now }) => {
    const pages = everyPage((cursor) => listCases(db, { ...query, limit: 500, cursor }, now))
    return csvOf(`takuuasiat_${finnishDay(now)}.csv`, caseColumns, pages)
  }),

  route('GET /api/admin/warranty-cases/statistics', {}, async ({ db, query }) => ({
    rows: await readStatistics(db, query),
  })),

  route('GET /api/admin/warranty-cases/statistics/export', {}, async ({ db, query, now }) => {
    const rows = await readStatistics(db, query)
    async function* once() {
      yield rows
    }
    return csvOf(`takuuasiat_tilasto_${finnishDay(now)}.csv`, statisticColumns, once())
  }),

  route('GET /api/admin/warranty-cases/{id}', {}, ({ db, params, now }) => readCase(db, params.id, now)),

  route('POST /api/admin/warranty-cases', {}, async ({ db, body, now, staff }) => {
    const id = await openCase(db, body, { now, author: staff.name })
    const after = existingCase(await findCase(db, id, now))
    const { origin, notify } = body
    await recordAudit(db, now, staff, { action: 'create', ...ofCase(after), after, facts: { origin, notify } })
    return readCase(db, id, now)
  }),

  route(
    'GET /api/admin/units/{serial}/warranty-cases',
    {},
    async ({ db, params }) => new Page(await listCasesOf(db, normalSerial(params.serial)), undefined),
  ),

  route('PUT /api/admin/warranty-cases/{id}', {}, async ({ db, params, body, version, now, staff }) => {
    const before = existingCase(await lockCase(db, params.id, now))
    const isChanged = await changeCase(db, before, body, version, now)
    const after = await changedOrStale(
      isChanged ? await readCase(db, params.id, now) : undefined,
      () => readCase(db, params.id, now),
      caseNotFound,
    )
    const stored = existingCase(await findCase(db, params.id, now))
    await moveGivenUnits(db, before, stored, { now, author: staff.name })
    await recordAudit(db, now, staff, { action: 'update', ...ofCase(after), before, after: stored })
    return after
  }),

  route('POST /api/admin/warranty-cases/{id}/step-preview', {}, async ({ deps, db, params, body, now }) =>
    previewStep(db, existingCase(await findCase(db, params.id, now)), body, deps.config),
  ),

  route('POST /api/admin/warranty-cases/{id}/steps', {}, async ({ db, params, body, version, now, staff }) => {
    const before = existingCase(await lockCase(db, params.id, now))
    const isTaken = await takeStep(db, before, { step: body, author: staff.name, version }, now)
    const after = await changedOrStale(
      isTaken ? await readCase(db, params.id, now) : undefined,
      () => readCase(db, params.id, now),
      caseNotFound,
    )
    await recordAudit(db, now, staff, {
      action: 'set-status',
      ...ofCase(after),
      before: { state: before.state },
      after: { state: after.state },
      facts: { notify: body.notify },
    })
    return after
  }),

  route('POST /api/admin/warranty-cases/{id}/notes', {}, async ({ db, params, body, now, staff }) => {
    const found = existingCase(await findCase(db, params.id, now))
    await addEvent(db, found.id, { kind: 'note', text: body.text, author_name: staff.name }, now)
    await recordAudit(db, now, staff, { action: 'update', ...ofCase(found), facts: { note: body.text.length } })
    return readCase(db, params.id, now)
  }),

  route('GET /api/admin/warranty-cases/{id}/files/{file}', {}, async ({ deps, db, params }) => {
    const file = await findFile(db, params.id, params.file)
    const path =
      file && (await deps.mediaStore.find(file.store_key).catch((error) => Promise.reject(tellMediaFault(error))))
    if (!path) throw new ApiError('not_found', { detail: 'Tiedostoa ei löytynyt.' })
    return new ReceivedFile(file.name, await readFile(path))
  }),
]
