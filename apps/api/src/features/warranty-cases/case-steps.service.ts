import { warrantyCaseStateLabels } from '@arkpax/schema/warranty-case-labels'
import {
  isOpenCase,
  type WarrantyCase,
  type WarrantyCaseStep,
  type warrantyCaseStepPreview,
} from '@arkpax/schema/warranty-cases'
import type { Kysely } from 'kysely'
import type * as z from 'zod'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { invalidField } from '../../http/api-error.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { queueMail } from '../mail/mail.service.ts'
import { extendWarranty, takeExtensionBack } from '../registrations/warranty-extensions.repo.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { addUnitEvent } from '../units/unit-events.repo.ts'
import { extensionOf } from './case-warranty.service.ts'
import { moveGivenUnits, refuseNamelessReplacement } from './given-units.service.ts'
import { addEvent } from './warranty-case-events.repo.ts'
import { caseLink, composeStep, warrantyCaseStepMail } from './warranty-case-step.mail.ts'
import { updateCase } from './warranty-cases.repo.ts'

type Preview = z.output<typeof warrantyCaseStepPreview>

/** Tells what a step would do, with the mail as it would leave; changes nothing. Throws `invalid_fields` for a step to where the case is. */
export async function previewStep(
  db: Kysely<Database>,
  before: WarrantyCase,
  step: WarrantyCaseStep,
  config: Config,
): Promise<Preview> {
  await refuseStep(db, before, step)
  const extension = step.state === 'repaired' ? await extensionOf(db, before) : null
  const told = { state: step.state, message: wordsOf(step), warrantyUntil: extension?.after ?? null }
  const draft = composeStep({ ...before, state: step.state }, told, await caseLink(config, before.id, db))
  const { company } = await readSettings(db)
  const { subject, text } = await composeMail(draft, { config, company })
  return {
    mail: step.notify && before.email ? { to: before.email, subject, text } : null,
    warranty_until: extension && { before: extension.before, after: extension.after },
  }
}

/** What staff say to the customer with a step. */
const wordsOf = ({ state, reason, message }: WarrantyCaseStep) =>
  [state === 'refused' && reason ? `Perustelu: ${reason}` : null, message].filter(Boolean).join('\n\n') || null

async function refuseStep(db: Kysely<Database>, before: WarrantyCase, { state }: WarrantyCaseStep): Promise<void> {
  if (state === before.state) throw invalidField('state', 'Takuuasia on jo tässä tilassa')
  if (state === 'replaced') await refuseNamelessReplacement(db, before)
}

/**
 * Brings a case to another state. A repair moves the end of the warranty as the settings say, and leaving that state for
 * another than closing takes it back. False when it is not at `version` where one is given; throws `invalid_fields`.
 */
export async function takeStep(
  db: Kysely<Database>,
  before: WarrantyCase,
  { step, author, version }: { step: WarrantyCaseStep; author: string; version: number | undefined },
  now: Date,
): Promise<boolean> {
  const { id, serial_number, email } = before
  const { state, reason } = step
  if (version !== undefined && version !== before.version) return false
  await refuseStep(db, before, step)
  const extension = state === 'repaired' ? await extensionOf(db, before) : null
  const values = {
    state,
    refusal_reason: state === 'refused' ? reason : null,
    closed_at: isOpenCase(state) ? null : (before.closed_at ?? now.toISOString()),
  }
  if (!(await updateCase(db, id, values, version, now))) return false
  const isTold = step.notify && email !== ''
  const eventId = await addEvent(
    db,
    id,
    { kind: 'state', state, text: wordsOf(step), is_told: isTold, author_name: author },
    now,
  )
  await moveGivenUnits(db, before, { ...before, state }, { now, author })
  const done = `Takuuasia ${before.number}: ${warrantyCaseStateLabels[state].toLowerCase()}`
  const kind = state === 'repaired' ? 'service' : 'case'
  await addUnitEvent(db, { serial: serial_number, kind, text: done, author, at: now })
  if (
    extension &&
    (await extendWarranty(db, { serialNumber: serial_number, months: extension.months, caseId: id }, now))
  )
    await addEvent(db, id, { kind: 'extension', text: extension.after, author_name: author }, now)
  if (state !== 'repaired' && state !== 'closed' && (await takeExtensionBack(db, serial_number, id)))
    await addEvent(db, id, { kind: 'extension_taken_back', author_name: author }, now)
  if (isTold) {
    const payload = { eventId, warrantyUntil: extension?.after ?? null }
    await queueMail(db, warrantyCaseStepMail, { to: email, payload }, now)
  }
  return true
}
