import type { ContactMessage, ContactUpdate } from '@arkpax/schema/contact'
import { MAX_SNOOZE_MS } from '@arkpax/schema/contact'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { invalidField } from '../../http/api-error.ts'
import { findContactMessage, listMessageStaff, updateContactMessage } from './contact.repo.ts'
import { isWaitingStatus } from './contact-choice.repo.ts'

/**
 * Changes a message as staff ask. Throws `invalid_fields` where it is given to somebody who may not see it, or is to sleep though it is
 * replied to, until a moment that is past, or for longer than a year. Undefined when it is not there, or not at `version`.
 */
export async function changeMessage(
  db: Kysely<Database>,
  id: string,
  update: ContactUpdate,
  version: number | undefined,
  now: Date,
): Promise<ContactMessage | undefined> {
  if (update.assignee_id) await refuseStranger(db, update.assignee_id)
  if (update.snoozed_until) {
    refuseMoment(update.snoozed_until, now)
    const status = update.status ?? (await findContactMessage(db, id))?.status
    if (status && !isWaitingStatus(status))
      throw invalidField('snoozed_until', 'Vain vastausta odottavan viestin voi siirtää myöhemmäksi.')
  }
  return updateContactMessage(db, id, update, version, now)
}

async function refuseStranger(db: Kysely<Database>, id: string): Promise<void> {
  const staff = await listMessageStaff(db)
  if (!staff.some((person) => person.id === id)) throw invalidField('assignee_id', 'Tätä henkilöä ei ole.')
}

function refuseMoment(until: string, now: Date): void {
  const ahead = Date.parse(until) - now.getTime()
  if (ahead <= 0) throw invalidField('snoozed_until', 'Valitse hetki, joka on vielä edessä.')
  if (ahead > MAX_SNOOZE_MS) throw invalidField('snoozed_until', 'Viestin voi siirtää enintään vuoden päähän.')
}
