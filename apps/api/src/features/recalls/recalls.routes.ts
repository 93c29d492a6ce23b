import { finnishDay, formatStamp } from '@arkpax/schema/format-fi'
import {
  ANSWER_UNCONFIRMED,
  recallAnswerLabels,
  recallAnswerWayLabels,
  recallMailLabels,
} from '@arkpax/schema/recall-labels'
import type { Recall, RecallUnit } from '@arkpax/schema/recalls'
import { recordAudit } from '../../db/audit-log.ts'
import { ApiError } from '../../http/api-error.ts'
import { csvOf, everyPage } from '../../http/csv.ts'
import { route } from '../../http/route.ts'
import { previewChoice } from './choose-units.service.ts'
import { answerForStaff } from './recall-answers.service.ts'
import { countRecall } from './recall-owners.repo.ts'
import { listRecallUnits } from './recall-unit-list.repo.ts'
import { deleteRecallUnits } from './recall-units.repo.ts'
import { deleteRecall, findRecall, insertRecall, listRecalls, moveRecall } from './recalls.repo.ts'
import {
  addUnits,
  changeRecall,
  closeRecall,
  existingRecall,
  lockedRecall,
  publishRecall,
  recallDetailOf,
  refuseUnknownProducts,
  remindOwners,
} from './recalls.service.ts'

/** What the log calls a recall. */
const ofRecall = ({ id, title }: Pick<Recall, 'id' | 'title'>) => ({ entity: 'recall', entityId: id, title }) as const

const ownersIn = (unit: RecallUnit, field: 'name' | 'email' | 'phone') =>
  unit.owners.flatMap((owner) => owner[field] ?? []).join(', ')

const mailIn = ({ owners }: RecallUnit) =>
  [...new Set(owners.map(({ mail }) => recallMailLabels[mail]))].filter(Boolean).join(', ')

const unitColumns = {
  Sarjanumero: ({ serial }: RecallUnit) => serial,
  Tuote: ({ product_name }: RecallUnit) => product_name,
  Varastossa: ({ in_stock }: RecallUnit) => (in_stock ? 'kyllä' : ''),
  Nimi: (unit: RecallUnit) => ownersIn(unit, 'name'),
  Sähköposti: (unit: RecallUnit) => ownersIn(unit, 'email'),
  Puhelin: (unit: RecallUnit) => ownersIn(unit, 'phone'),
  Viesti: mailIn,
  Vastaus: ({ answer, answered_via }: RecallUnit) =>
    answer && `${recallAnswerLabels[answer]}${answered_via === 'unknown' ? ` (${ANSWER_UNCONFIRMED})` : ''}`,
  Vastattu: ({ answered_at, answered_via }: RecallUnit) =>
    answered_via === 'unknown' ? null : answered_at && formatStamp(answered_at),
  'Miten vastattu': ({ answered_via }: RecallUnit) => answered_via && recallAnswerWayLabels[answered_via],
}

export const recallRoutes = [
  route('GET /api/admin/recalls', {}, ({ db, query }) => listRecalls(db, query)),

  route('POST /api/admin/recalls', {}, async ({ db, body, now, staff }) => {
    await refuseUnknownProducts(db, body.product_ids, now)
    const id = await insertRecall(db, body, now)
    const made = await existingRecall(db, id)
    await recordAudit(db, now, staff, { action: 'create', ...ofRecall(made), after: made })
    return recallDetailOf(db, id)
  }),

  route('GET /api/admin/recalls/{id}', {}, ({ db, params }) => recallDetailOf(db, params.id)),

  route('PUT /api/admin/recalls/{id}', { changes: ['recalls'] }, async ({ db, params, body, version, now, staff }) => {
    const before = await lockedRecall(db, params.id)
    await changeRecall(db, before, body, { version, now, author: staff.name })
    const after = await existingRecall(db, params.id)
    await recordAudit(db, now, staff, { action: 'update', ...ofRecall(after), before, after })
    return recallDetailOf(db, params.id)
  }),

  route('DELETE /api/admin/recalls/{id}', {}, async ({ db, params, now, staff }) => {
    const before = await lockedRecall(db, params.id)
    if (before.state !== 'draft') throw new ApiError('recall_published')
    await deleteRecall(db, before.id)
    await recordAudit(db, now, staff, { action: 'delete', ...ofRecall(before), before })
  }),

  route('POST /api/admin/recalls/{id}/choice-preview', {}, async ({ db, params, body }) => {
    const recall = await existingRecall(db, params.id)
    return previewChoice(db, recall, body)
  }),

  route('POST /api/admin/recalls/{id}/units', {}, async ({ db, params, body, now, staff }) => {
    const before = await lockedRecall(db, params.id)
    const was = await countRecall(db, before.id)
    const added = await addUnits(db, before, body, { now, author: staff.name, version: undefined })
    if (added > 0)
      await recordAudit(db, now, staff, {
        action: 'update',
        ...ofRecall(before),
        before: { units: was.units },
        after: { units: was.units + added },
      })
    return recallDetailOf(db, before.id)
  }),

  route('DELETE /api/admin/recalls/{id}/units', {}, async ({ db, params, now, staff }) => {
    const before = await lockedRecall(db, params.id)
    if (before.state !== 'draft') throw new ApiError('recall_published')
    const { units } = await countRecall(db, before.id)
    await deleteRecallUnits(db, before.id)
    if (units > 0) await moveRecall(db, before.id, {}, undefined, now)
    await recordAudit(db, now, staff, {
      action: 'update',
      ...ofRecall(before),
      before: { units },
      after: { units: 0 },
    })
    return recallDetailOf(db, before.id)
  }),

  route('GET /api/admin/recalls/{id}/units', {}, async ({ db, params, query }) => {
    const { id } = await existingRecall(db, params.id)
    return listRecallUnits(db, id, query)
  }),

  route('GET /api/admin/recalls/{id}/units/export', {}, async ({ db, params, query, now }) => {
    const { id, slug } = await existingRecall(db, params.id)
    const pages = everyPage((cursor) => listRecallUnits(db, id, { ...query, limit: 500, cursor }))
    return csvOf(`takaisinveto_${slug}_${finnishDay(now)}.csv`, unitColumns, pages)
  }),

  route('POST /api/admin/recalls/{id}/answers', {}, async ({ db, params, body, now, staff }) => {
    const recall = await lockedRecall(db, params.id)
    const { before } = await answerForStaff(db, recall, body, { now, author: staff.name })
    await recordAudit(db, now, staff, {
      action: 'update',
      ...ofRecall(recall),
      before: { answer: before },
      after: { answer: body.answer },
      facts: { serial: body.serial },
    })
    return recallDetailOf(db, recall.id)
  }),

  route(
    'POST /api/admin/recalls/{id}/publish',
    { changes: ['recalls'] },
    async ({ db, params, version, now, staff }) => {
      const before = await lockedRecall(db, params.id)
      await publishRecall(db, before, { version, now, author: staff.name })
      const { units, people } = await countRecall(db, before.id)
      await recordAudit(db, now, staff, {
        action: 'publish',
        ...ofRecall(before),
        before: { state: 'draft' },
        after: { state: 'open' },
        facts: { units, people },
      })
      return recallDetailOf(db, before.id)
    },
  ),

  route('POST /api/admin/recalls/{id}/remind', {}, async ({ db, params, version, now, staff }) => {
    const before = await lockedRecall(db, params.id)
    await remindOwners(db, before, { version, now, author: staff.name })
    const { units, answered } = await countRecall(db, before.id)
    await recordAudit(db, now, staff, { action: 'remind', ...ofRecall(before), facts: { units: units - answered } })
    return recallDetailOf(db, before.id)
  }),

  route('POST /api/admin/recalls/{id}/close', { changes: ['recalls'] }, async ({ db, params, version, now, staff }) => {
    const before = await lockedRecall(db, params.id)
    await closeRecall(db, before, { version, now, author: staff.name })
    const after = await findRecall(db, before.id)
    await recordAudit(db, now, staff, {
      action: 'close',
      ...ofRecall(before),
      before: { state: before.state },
      after: { state: after?.state },
    })
    return recallDetailOf(db, before.id)
  }),
]
