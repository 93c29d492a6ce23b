import { HOUR_MS } from '@arkpax/schema/durations'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../src/db/database.ts'
import { replyDueAt } from '../src/features/contact/contact.repo.ts'
import { insertIncomingMail } from '../src/features/contact/incoming-mails.repo.ts'
import { createChance } from './demo-chance.ts'

const SEED = 2026

/** The message that has been answered, and whose sender wrote back. */
export const THREAD_SUBJECT = 'Asema sammuu kesken sahauksen'

const ANSWER = `kiitos viestistäsi. Ark PRO antaa jatkuvasti 2 400 W, ja sirkkelin käynnistysvirta voi olla hetken moninkertainen.

Lähettäisitkö sirkkelin tyyppikilven tiedot, niin näemme, mahtuuko käynnistys rajoihin? Vastaa vain tähän viestiin.`

const MAIL = `Moi,

tässä kilven tiedot liitteenä. Sirkkeli on muutaman vuoden vanha, eikä siinä ole pehmokäynnistystä.

Kari`

const QUOTED = `Arkpax kirjoitti:
> kiitos viestistäsi. Ark PRO antaa jatkuvasti 2 400 W, ja sirkkelin
> käynnistysvirta voi olla hetken moninkertainen.`

const FILE = 'Pyörösaha\r\n230 V ~ 50 Hz\r\n1 800 W\r\nEi pehmokäynnistystä\r\n'

/** Carries one message of the demo inbox on: our answer, and the mail with a file that came back. */
export async function seedContactThread(db: Kysely<Database>, now: Date): Promise<void> {
  const chance = createChance(SEED)
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const idAt = (moment: Date) => uuidv7({ msecs: moment.getTime(), random: chance.bytes() })
  const [answeredAt, receivedAt] = [before(4), before(2)]
  const { id, name, email, subject } = await db
    .updateTable('contact_messages')
    .set({
      waiting_since: receivedAt.toISOString(),
      reply_due_at: await replyDueAt(db, receivedAt),
      updated_at: receivedAt.toISOString(),
    })
    .where('subject', '=', THREAD_SUBJECT)
    .returning(['id', 'name', 'email', 'subject'])
    .executeTakeFirstOrThrow()
  await db
    .insertInto('contact_replies')
    .values({
      id: idAt(answeredAt),
      contact_message_id: id,
      message: ANSWER,
      outbox_id: idAt(answeredAt),
      created_at: answeredAt.toISOString(),
    })
    .execute()
  await insertIncomingMail(
    db,
    {
      id: idAt(receivedAt),
      contact_message_id: id,
      mail_id: null,
      content_hash: 'demo',
      sender_name: name,
      sender_email: email,
      subject: `Re: ${subject}`,
      text: MAIL,
      quoted: QUOTED,
      too_large_bytes: null,
      received_at: receivedAt.toISOString(),
    },
    [{ name: 'sirkkelin-kilpi.txt', size: Buffer.byteLength(FILE), refusal: null, content: Buffer.from(FILE) }],
  )
}
