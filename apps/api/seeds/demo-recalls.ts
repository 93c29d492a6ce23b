import { DAY_MS } from '@arkpax/schema/durations'
import type { Kysely } from 'kysely'
import type { Database } from '../src/db/database.ts'
import { findOwners } from '../src/features/recalls/recall-owners.service.ts'
import { findRecallUnit, insertRecallUnits, setAnswer } from '../src/features/recalls/recall-units.repo.ts'
import { insertRecall, moveRecall } from '../src/features/recalls/recalls.repo.ts'

/** One recall that is over: its pages show how a recall looks, and nothing that is for sale is dangerous. Nobody gets a mail. */
export async function seedRecalls(db: Kysely<Database>, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const id = await insertRecall(
    db,
    {
      title: 'Titan 1200 W: latausjohdon liitin voi kuumentua',
      product_ids: [],
      identification:
        'Titan 1200 W, jonka sarjanumero on APX-1200-000050–APX-1200-000149. Laitteita on myyty keväällä 2021. Sarjanumero on laitteen pohjassa olevassa tarrassa.',
      hazard: 'Latausjohdon liitin voi kuumentua niin, että se aiheuttaa palovamman tai sytyttää tulipalon.',
      action:
        'Lopeta laitteen lataaminen heti ja irrota latausjohto pistorasiasta. Älä käytä toista johtoa. Ilmoita meille sarjanumero.',
      remedies: ['replacement', 'refund'],
      remedy_text: 'Lähetämme uuden latausjohdon tai palautamme johdon hinnan. Kumpikaan ei maksa sinulle mitään.',
      picture: null,
    },
    daysAgo(190),
  )
  const serials = ['APX-1200-000098', 'APX-1200-000102', 'APX-1200-000117']
  await insertRecallUnits(
    db,
    id,
    serials.map((serial) => ({ serial, unitId: null })),
  )
  const published_at = daysAgo(188).toISOString()
  await moveRecall(db, id, { state: 'open', round: 1, published_at }, undefined, daysAgo(188))
  await findOwners(db, id)
  const answers = ['replacement', 'scrapped'] as const
  for (const [index, answer] of answers.entries()) {
    const unit = await findRecallUnit(db, id, serials[index + 1] ?? '')
    if (unit) await setAnswer(db, unit.id, { answer, via: index === 0 ? 'mail' : 'staff' }, daysAgo(180))
  }
  await moveRecall(db, id, { state: 'closed', closed_at: daysAgo(60).toISOString() }, undefined, daysAgo(60))
}
