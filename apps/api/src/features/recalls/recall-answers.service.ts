import { ANSWER_UNCONFIRMED, recallAnswerLabels, remedyLabels } from '@arkpax/schema/recall-labels'
import {
  type OwnRecallAnswer,
  type Recall,
  type RecallAnswer,
  type RecallAnswerWay,
  remedies,
  type SerialRecallAnswer,
} from '@arkpax/schema/recalls'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { readSignedId } from '../accounts/signed-id.repo.ts'
import { addEventsOf } from '../units/unit-events.repo.ts'
import {
  findOwner,
  keepStranger,
  listOwnerAddresses,
  listUnitsOfOwner,
  noteAnswered,
  noteAnsweredBy,
} from './recall-owners.repo.ts'
import { listKnownOwners } from './recall-sources.repo.ts'
import { findRecallUnit, setAnswer } from './recall-units.repo.ts'
import { findPublishedRecall, lockRecall } from './recalls.repo.ts'

const notFound = () =>
  new ApiError('not_found', {
    detail: 'Linkki ei kelpaa. Tarkista, että avasit sen kokonaan, tai vastaa sarjanumerolla.',
  })

/** Whose link it is; throws `not_found` where we have not made it. */
export async function ownerOfToken(db: Kysely<Database>, token: string) {
  const id = await readSignedId(db, 'recalls', token)
  const owner = id ? await findOwner(db, id) : undefined
  if (!owner) throw notFound()
  return owner
}

/** Keeps what an owner answers with their link. The same answer again changes nothing. */
export async function answerAsOwner(
  db: Kysely<Database>,
  { token, answers }: OwnRecallAnswer,
  now: Date,
): Promise<void> {
  const owner = await ownerOfToken(db, token)
  const recall = await openRecall(db, owner.recall_id)
  const units = new Map((await listUnitsOfOwner(db, owner.id)).map((unit) => [unit.id, unit]))
  for (const { unit, answer } of answers) {
    const found = units.get(unit)
    if (!found) throw invalidField('answers', 'Laitetta ei löytynyt. Lataa sivu uudelleen.')
    refuseOther(recall, answer, 'answers')
    await keepAnswer(db, recall, { ...found, answer, via: 'mail' }, now)
  }
  await noteIfAll(db, owner.id, now)
}

/** Whoever has answered of all their units is not reminded. */
async function noteIfAll(db: Kysely<Database>, ownerId: string, now: Date): Promise<void> {
  const units = await listUnitsOfOwner(db, ownerId)
  if (units.every(({ answer }) => answer !== null)) await noteAnswered(db, ownerId, now)
}

/**
 * Keeps what somebody answers on the page. Who is not known to have the unit is kept with it, counts as no answer, and never writes
 * over what an owner or staff have told. What comes back says nothing of whom we know.
 */
export async function answerBySerial(
  db: Kysely<Database>,
  { slug, serial, email, answer }: SerialRecallAnswer,
  now: Date,
): Promise<void> {
  const published = await findPublishedRecall(db, slug)
  if (!published) throw notFound()
  const recall = await openRecall(db, published.id)
  refuseOther(recall, answer, 'answer')
  const unit = await findRecallUnit(db, recall.id, serial)
  if (!unit) throw invalidField('serial', 'Takaisinveto ei koske tätä sarjanumeroa. Tarkista numero laitteen tarrasta.')
  const isKnown = (await listKnownOwners(db, [serial])).some((owner) => owner.email.toLowerCase() === email)
  if (!isKnown) await keepStranger(db, { recallId: recall.id, unitId: unit.id, email }, now)
  if (isKnown || unit.answer === null || unit.answered_via === 'unknown')
    await keepAnswer(db, recall, { id: unit.id, serial, answer, via: isKnown ? 'page' : 'unknown' }, now)
  if (!isKnown) return
  const ownerId = (await listOwnerAddresses(db, recall.id)).get(email)
  if (ownerId) await noteIfAll(db, ownerId, now)
}

/** Keeps what staff were told by telephone. Nobody who has the unit is reminded any more, unless it has gone to somebody else. */
export async function answerForStaff(
  db: Kysely<Database>,
  recall: Recall,
  { serial, answer }: { serial: string; answer: RecallAnswer },
  by: { now: Date; author: string },
): Promise<{ before: RecallAnswer | null }> {
  if (recall.state !== 'open') throw new ApiError('recall_closed')
  refuseOther(recall, answer, 'answer')
  const unit = await findRecallUnit(db, recall.id, serial)
  if (!unit) throw invalidField('serial', 'Takaisinveto ei koske tätä sarjanumeroa')
  await keepAnswer(db, recall, { id: unit.id, serial, answer, via: 'staff', author: by.author }, by.now)
  if (answer !== 'sold') await noteAnsweredBy(db, unit.id, by.now)
  return { before: unit.answer }
}

async function openRecall(db: Kysely<Database>, id: string): Promise<Recall> {
  const recall = await lockRecall(db, id)
  if (recall?.state !== 'open') throw new ApiError('recall_closed')
  return recall
}

/** A remedy that this recall does not offer. */
function refuseOther(recall: Recall, answer: RecallAnswer, field: string): void {
  const remedy = remedies.find((one) => one === answer)
  if (remedy && !recall.remedies.includes(remedy))
    throw invalidField(field, `Tässä takaisinvedossa hyvitystapa ei ole ${remedyLabels[remedy].toLowerCase()}`)
}

interface Kept {
  id: string
  serial: string
  answer: RecallAnswer
  via: RecallAnswerWay
  author?: string
}

/** Writes an answer down, and into the history of the unit. */
async function keepAnswer(
  db: Kysely<Database>,
  { id, title }: Recall,
  { serial, author = undefined, ...kept }: Kept,
  now: Date,
): Promise<void> {
  if (!(await setAnswer(db, kept.id, kept, now))) return
  const unitId = (await findRecallUnit(db, id, serial))?.unit_id
  const whose =
    kept.via === 'unknown' ? `Vastaus tuntemattomasta osoitteesta, ${ANSWER_UNCONFIRMED}` : 'Omistajan vastaus'
  const text = `${title}. ${whose}: ${recallAnswerLabels[kept.answer].toLowerCase()}`
  if (unitId) await addEventsOf(db, [unitId], { kind: 'recall', text, author: author ?? null, at: now })
}
