import { LETTER_UNDO_MS, letterSegment } from '@arkpax/schema/letters'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { isEmptyHtml, loadHtmlCleaner } from '../../services/clean-html.ts'
import { callBackMails, findMailsOfLetter, insertMails, listMailOutcomes } from '../mail/outbox.repo.ts'
import { countedLink } from '../mail/site-links.ts'
import { fillLetter, sentContent } from './letter-content.service.ts'
import { insertLinks } from './letter-links.repo.ts'
import { countRecipients } from './letter-progress.repo.ts'
import {
  countSegment,
  insertQueued,
  listQueuedMails,
  listRecipients,
  listWaiting,
  type Recipient,
  setRecipients,
} from './letter-recipients.repo.ts'
import { type LetterRow, listMoving, lockLetter, moveLetter, noteLetter } from './letters.repo.ts'

/** So many mails of a letter wait in the outbox at most: a stop has little to call back. */
const QUEUED_AT_MOST = 1_000
const BATCH = 500

type Origin = Pick<Config, 'publicUrl'>

const closed = (detail: string) => new ApiError('letter_closed', { detail })

/**
 * Has a letter leave at a moment, or once the time to call it back is over. False when it is not at `version` where one is given. Throws
 * `invalid_fields` with all that it still lacks.
 */
export async function scheduleLetter(
  db: Kysely<Database>,
  letter: LetterRow,
  { sendAt, version }: { sendAt: string | null; version: number | undefined },
  now: Date,
): Promise<boolean> {
  if (version !== undefined && letter.version !== version) return false
  if (letter.status !== 'draft') throw closed('Vain luonnoksen voi lähettää.')
  await refuseUnready(db, letter, sendAt, now)
  const soonest = new Date(now.getTime() + LETTER_UNDO_MS).toISOString()
  return moveLetter(db, letter.id, ['draft'], { status: 'scheduled', send_at: sendAt ?? soonest }, now)
}

async function refuseUnready(db: Kysely<Database>, letter: LetterRow, sendAt: string | null, now: Date): Promise<void> {
  const errors: { path: string; detail: string }[] = []
  const refuse = (path: string, detail: string) => errors.push({ path, detail })
  const clean = await loadHtmlCleaner()
  if (!letter.subject) refuse('subject', 'Anna uutiskirjeelle aihe')
  if (isEmptyHtml(clean(letter.content)) && !letter.content.includes('<div data-'))
    refuse('content', 'Kirjoita uutiskirjeen sisältö')
  if (sendAt !== null && sendAt <= now.toISOString()) refuse('send_at', 'Valitse hetki, joka on vielä edessä')
  if ((await countSegment(db, letterSegment.parse(JSON.parse(letter.segment)), now)) === 0)
    refuse('segment', 'Kukaan tilaaja ei täytä ehtoja')
  if (errors.length > 0)
    throw new ApiError('invalid_fields', { detail: errors.map(({ detail }) => detail).join(' '), errors })
}

/** Makes a letter that has not begun to leave a draft again. Throws `undo_expired` when it is too late. */
export async function callBackLetter(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  if (!(await moveLetter(db, id, ['scheduled'], { status: 'draft', send_at: null }, now)))
    throw new ApiError('undo_expired', { detail: 'Uutiskirje on jo lähdössä. Pysäytä lähetys, jos se ei saa jatkua.' })
}

/** Stops a letter on its way: what a mail server has not been given waits. Throws `letter_closed` for one that is not on its way. */
export async function stopLetter(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  if (!(await moveLetter(db, id, ['sending'], { status: 'stopped' }, now)))
    throw closed('Vain lähdössä olevan uutiskirjeen voi pysäyttää.')
  await callBackQueued(db, id, now)
}

/** Goes on with a stopped letter. Throws `letter_closed` for any other. */
export async function resumeLetter(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  if (!(await moveLetter(db, id, ['stopped'], { status: 'sending' }, now)))
    throw closed('Vain pysäytettyä uutiskirjettä voi jatkaa.')
}

/** Takes each letter one step further that waits for nothing; true when one of them has more to do at once. */
export async function moveLetters(db: Kysely<Database>, config: Origin, now: Date): Promise<boolean> {
  let hasMore = false
  for (const id of await listMoving(db, now))
    hasMore = (await db.transaction().execute((transaction) => moveOn(transaction, id, config, now))) || hasMore
  return hasMore
}

/**
 * Takes a letter one step further, under the lock of its row, so that of several processes one takes each step: begins to leave when its
 * moment has come, writes down what has become of its mails, and puts the next ones into the outbox. True when there is more to do at once.
 */
async function moveOn(db: Kysely<Database>, id: string, config: Origin, now: Date): Promise<boolean> {
  const letter = await lockLetter(db, id)
  if (letter?.status === 'scheduled') return begin(db, letter, config, now)
  if (letter?.status === 'sending') return goOn(db, letter, now)
  if (letter?.status === 'stopped') await callBackQueued(db, id, now)
  return false
}

async function begin(db: Kysely<Database>, letter: LetterRow, config: Origin, now: Date): Promise<boolean> {
  if (letter.send_at === null || letter.send_at > now.toISOString()) return false
  const countedAt = (number: number) => countedLink(config, letter.id, number)
  const { links, ...content } = await fillLetter(db, letter, { config, now, countedAt })
  await insertLinks(db, letter.id, links)
  await moveLetter(
    db,
    letter.id,
    ['scheduled'],
    {
      status: 'sending',
      sent_content: JSON.stringify(sentContent.parse(content)),
      started_at: now.toISOString(),
      total: await countSegment(db, letterSegment.parse(JSON.parse(letter.segment)), now),
    },
    now,
  )
  return true
}

async function goOn(db: Kysely<Database>, letter: LetterRow, now: Date): Promise<boolean> {
  const underWay = await settleMails(db, letter.id)
  const room = Math.min(BATCH, QUEUED_AT_MOST - underWay)
  if (room <= 0) return false
  const queued = (await queueWaiting(db, letter.id, room, now)) || (await queueNext(db, letter, room, now))
  if (queued > 0) return queued === room
  if (underWay === 0 && letter.is_gathered) {
    // What has become of it stays as it was, also when some of them are deleted later.
    const counts = JSON.stringify(await countRecipients(db, letter.id))
    await moveLetter(db, letter.id, ['sending'], { status: 'sent', finished_at: now.toISOString(), counts }, now)
  }
  return !letter.is_gathered
}

/** Whoever was called back at a stop comes first; gives how many. */
async function queueWaiting(db: Kysely<Database>, letterId: string, room: number, now: Date): Promise<number> {
  const recipients = await listWaiting(db, letterId, room)
  await queue(db, letterId, recipients, now)
  return recipients.length
}

/** Then the next subscribers of the segment; gives how many. */
async function queueNext(db: Kysely<Database>, letter: LetterRow, room: number, now: Date): Promise<number> {
  if (letter.is_gathered || letter.started_at === null) return 0
  const segment = letterSegment.parse(JSON.parse(letter.segment))
  const by = new Date(letter.started_at)
  const recipients = await listRecipients(db, segment, { by, lastId: letter.last_recipient, limit: room })
  await queue(db, letter.id, recipients, now)
  const last = recipients.at(-1)
  await noteLetter(db, letter.id, { is_gathered: recipients.length < room, ...(last && { last_recipient: last.id }) })
  return recipients.length
}

async function queue(
  db: Kysely<Database>,
  letterId: string,
  recipients: readonly Recipient[],
  now: Date,
): Promise<void> {
  if (recipients.length === 0) return
  const mails = recipients.map(({ id, email }) => ({
    kind: 'letter',
    recipient: email,
    payload: JSON.stringify({ letter_id: letterId, subscriber_id: id }),
    sendAt: now,
    lane: 'bulk' as const,
    letterId,
  }))
  await insertMails(db, mails, now)
  const mailOf = await findMailsOfLetter(
    db,
    letterId,
    recipients.map(({ email }) => email),
  )
  await insertQueued(
    db,
    letterId,
    recipients.flatMap(({ id, email }) => ({ subscriber_id: id, mail_id: mailOf.get(email) ?? '' })),
  )
}

/** Writes down what has become of the mails of a letter; gives how many have not come to an end. */
async function settleMails(db: Kysely<Database>, letterId: string): Promise<number> {
  const queued = await listQueuedMails(db, letterId)
  const outcomes = await listMailOutcomes(db, queued)
  const those = (state: string) => queued.filter((id) => (outcomes.get(id) ?? 'gone') === state)
  await setRecipients(db, letterId, those('sent'), 'sent')
  await setRecipients(db, letterId, those('failed'), 'failed')
  await setRecipients(db, letterId, those('gone'), 'skipped')
  return those('waiting').length
}

/** Takes the mails of a stopped letter out of the outbox; whoever they were for waits for the letter to go on. */
async function callBackQueued(db: Kysely<Database>, letterId: string, now: Date): Promise<void> {
  const queued = await listQueuedMails(db, letterId)
  if (queued.length === 0) return
  await setRecipients(db, letterId, await callBackMails(db, queued, now), 'waiting')
  await settleMails(db, letterId)
}
