import { finnishDay, formatDate } from '@arkpax/schema/format-fi'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { added, type PlannedRow, type RowToPlan, refused } from '../../services/planned-row.ts'
import { findSubscribers } from './subscriber-imports.repo.ts'

/**
 * What the rows of a file of subscribers would do. Nobody is written to without consent, so a row tells when it was given and where;
 * and whoever has cancelled stays cancelled, whatever a file says.
 */
export async function planSubscribers(db: Kysely<Database>, rows: RowToPlan[], now: Date): Promise<PlannedRow[]> {
  const emails = rows.flatMap(({ values: { email } }) => (typeof email === 'string' ? [email] : []))
  const known = new Map((await findSubscribers(db, emails)).map((subscriber) => [subscriber.email, subscriber]))
  return rows.map(({ number, values: { email, consent_on, consent_source } }): PlannedRow => {
    if (typeof email !== 'string') return refused(number, '', 'Sähköposti puuttuu.')
    const subscriber = known.get(email)
    if (subscriber?.awaits_confirmation_since)
      return refused(number, email, 'Tilaaja ei ole vielä vahvistanut osoitettaan. Tilausta ei voi aktivoida tuomalla.')
    if (subscriber && !subscriber.is_active) {
      const day = subscriber.unsubscribed_at ? ` ${formatDate(subscriber.unsubscribed_at)}` : ''
      return refused(number, email, `Tilaus on peruttu${day}. Peruttua tilausta ei voi aktivoida tuomalla.`)
    }
    if (subscriber) return { ...added(number, subscriber.id, email, {}), outcome: 'unchanged', after: null }
    if (typeof consent_on !== 'string' || typeof consent_source !== 'string')
      return refused(
        number,
        email,
        'Suostumuksen päivä tai lähde puuttuu. Uutiskirjeen saa lähettää vain luvan antaneelle.',
      )
    if (consent_on > finnishDay(now)) return refused(number, email, 'Suostumuksen päivä on tulevaisuudessa.')
    return added(number, uuidv7(), email, { email, consent_on, consent_source })
  })
}
