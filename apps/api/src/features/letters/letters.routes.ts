import { MINUTE_MS } from '@arkpax/schema/durations'
import { emptyLetter, LETTER_UNDO_MS, type LetterDetail } from '@arkpax/schema/letters'
import { recordAudit } from '../../db/audit-log.ts'
import { ApiError } from '../../http/api-error.ts'
import { isBegun } from '../../http/begun.ts'
import type { SignedInStaffMember } from '../../http/env.ts'
import { route } from '../../http/route.ts'
import { changedOrStale } from '../../http/stale.ts'
import { loadHtmlCleaner } from '../../services/clean-html.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { queueMail } from '../mail/mail.service.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { tellTextPresence } from '../staff/text-presence.service.ts'
import { composeLookedAt, letterMail } from './letter.mail.ts'
import { readAudience } from './letter-audience.service.ts'
import { shownLetter } from './letter-content.service.ts'
import { callBackLetter, resumeLetter, scheduleLetter, stopLetter } from './letter-sending.service.ts'
import {
  changeLetter,
  deleteDraft,
  findLetterRow,
  insertLetter,
  type LetterRow,
  listLetters,
  noteLetter,
} from './letters.repo.ts'
import { letterNotFound, lockExisting, lockLetterDetail, readLetter } from './letters.service.ts'

/** What is typed on within so much time is one change for the log. */
const LOGGED_MS = 10 * MINUTE_MS

/** Which letter a line of the log is about. */
const of = ({ id, subject }: Pick<LetterDetail, 'id' | 'subject'>) =>
  ({ entity: 'letter', entityId: id, title: subject || 'Ilman aihetta' }) as const

/** Whether this change is a line of its own in the log: typing stores a draft every few seconds. */
const isLogged = ({ status, logged_at, logged_by }: LetterRow, staff: SignedInStaffMember, now: Date) =>
  status !== 'draft' ||
  logged_by !== staff.id ||
  logged_at === null ||
  now.getTime() - Date.parse(logged_at) > LOGGED_MS

export const letterRoutes = [
  route('GET /api/admin/letters', {}, ({ db, query }) => listLetters(db, query)),

  route('GET /api/admin/letters/audience', {}, ({ db, query, now }) => readAudience(db, query, now)),

  route('GET /api/admin/letters/{id}', {}, ({ db, params }) => readLetter(db, params.id)),

  route('POST /api/admin/letters', {}, async ({ db, body, now, staff }) => {
    const from = body.copy_of ? await readLetter(db, body.copy_of) : undefined
    const { subject, preheader, content, segment } = from ?? emptyLetter
    const id = await insertLetter(db, { ...emptyLetter, subject, preheader, content, segment }, now)
    const after = await readLetter(db, id)
    await recordAudit(db, now, staff, { action: 'create', ...of(after), after })
    return after
  }),

  route('PUT /api/admin/letters/{id}', {}, async ({ db, params, body, version, now, staff }) => {
    const isNew = isBegun(params.id, version) && !(await findLetterRow(db, params.id))
    if (isNew) await insertLetter(db, emptyLetter, now, params.id)
    const row = await lockExisting(db, params.id)
    const before = isNew ? undefined : await readLetter(db, params.id)
    const clean = await loadHtmlCleaner()
    const { archive_slug, is_indexed } = body
    const values = row.status === 'draft' ? { ...body, content: clean(body.content) } : { archive_slug, is_indexed }
    const isChanged = await changeLetter(db, params.id, values, isNew ? undefined : version, now)
    const after = await changedOrStale(
      isChanged ? await readLetter(db, params.id) : undefined,
      () => readLetter(db, params.id),
      letterNotFound,
    )
    if (isLogged(row, staff, now)) {
      await noteLetter(db, params.id, { logged_at: now.toISOString(), logged_by: staff.id })
      await recordAudit(db, now, staff, { action: isNew ? 'create' : 'update', ...of(after), before, after })
    }
    return after
  }),

  route('DELETE /api/admin/letters/{id}', {}, async ({ db, params, now, staff }) => {
    const letter = await lockLetterDetail(db, params.id)
    if (!(await deleteDraft(db, params.id)))
      throw new ApiError('letter_closed', { detail: 'Vain luonnoksen voi poistaa.' })
    await recordAudit(db, now, staff, { action: 'delete', ...of(letter) })
  }),

  route('PUT /api/admin/letters/{id}/presence', {}, async ({ db, params, body, now, staff }) => {
    const row = await findLetterRow(db, params.id)
    if (!row) throw letterNotFound()
    return { others: await tellTextPresence(db, params.id, body, staff, now), state: String(row.version) }
  }),

  route('POST /api/admin/letters/preview', { ownTransaction: true }, async ({ deps, body, now }) => {
    const { db, config } = deps
    const content = await shownLetter(db, body, { config, now })
    const { company } = await readSettings(db)
    const slug = (body.letter_id && (await findLetterRow(db, body.letter_id))?.archive_slug) || null
    const { subject, html, text } = await composeMail(composeLookedAt({ content, slug }, config), { config, company })
    return { subject, html, text }
  }),

  route('POST /api/admin/letters/{id}/test', {}, async ({ db, params, body, now, staff }) => {
    const letter = await lockLetterDetail(db, params.id)
    await queueMail(db, letterMail, { to: body.to, payload: { letter_id: letter.id, subscriber_id: null } }, now)
    await noteLetter(db, letter.id, { tests: letter.tests + 1 })
    await recordAudit(db, now, staff, { action: 'test', ...of(letter) })
    return { success: true as const }
  }),

  route('POST /api/admin/letters/{id}/send', {}, async ({ db, params, body, version, now, staff }) => {
    const row = await lockExisting(db, params.id)
    const before = await readLetter(db, params.id)
    const isScheduled = await scheduleLetter(db, row, { sendAt: body.send_at, version }, now)
    const after = await changedOrStale(
      isScheduled ? await readLetter(db, params.id) : undefined,
      () => readLetter(db, params.id),
      letterNotFound,
    )
    // The whole text is in the line: what was typed since the last one is not in the log otherwise.
    await recordAudit(db, now, staff, { action: 'send', ...of(after), before: { ...before, content: '' }, after })
    const undo_until = after.send_at ?? new Date(now.getTime() + LETTER_UNDO_MS).toISOString()
    return { ...after, undo_until }
  }),

  route('POST /api/admin/letters/{id}/undo-send', {}, async ({ db, params, now, staff }) => {
    const before = await lockLetterDetail(db, params.id)
    await callBackLetter(db, params.id, now)
    const after = await readLetter(db, params.id)
    await recordAudit(db, now, staff, { action: 'undo-send', ...of(after), before, after })
    return after
  }),

  route('POST /api/admin/letters/{id}/stop', {}, async ({ db, params, now, staff }) => {
    const before = await lockLetterDetail(db, params.id)
    await stopLetter(db, params.id, now)
    const after = await readLetter(db, params.id)
    await recordAudit(db, now, staff, { action: 'stop', ...of(after), before, after })
    return after
  }),

  route('POST /api/admin/letters/{id}/resume', {}, async ({ db, params, now, staff }) => {
    const before = await lockLetterDetail(db, params.id)
    await resumeLetter(db, params.id, now)
    const after = await readLetter(db, params.id)
    await recordAudit(db, now, staff, { action: 'resume', ...of(after), before, after })
    return after
  }),
]
