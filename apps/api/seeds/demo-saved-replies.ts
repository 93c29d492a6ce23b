import type { Kysely } from 'kysely'
import type { Database } from '../src/db/database.ts'
import { insertStoredReply } from '../src/features/saved-replies/saved-replies.repo.ts'

const replies = [
  {
    name: 'Toimitusaika',
    text: 'kiitos viestistäsi. Tuotetta on varastossa, ja toimitus kestää yleensä 3–5 arkipäivää. Lähetämme seurantatiedot sähköpostiin, kun paketti lähtee.',
  },
  {
    name: 'Tilaus on matkalla',
    text: 'tilauksesi {{tilausnumero}} on lähtenyt meiltä. Jos se ei ole perillä viikon kuluessa, vastaa tähän viestiin, niin selvitämme asian.',
  },
  {
    name: 'Palautus',
    text: 'voit palauttaa tuotteen [[terms.returnDays]]\u00A0päivän kuluessa sen saamisesta. Vastaa tähän viestiin tilauksesi numerolla, niin lähetämme palautusohjeen.',
  },
  {
    name: 'Soita meille',
    text: 'tämä selviää nopeimmin puhelimessa. Tavoitat meidät numerosta [[company.phone]].',
  },
]

/** Fills the texts that staff answer with again and again. */
export async function seedSavedReplies(db: Kysely<Database>, now: Date): Promise<void> {
  for (const reply of replies) await insertStoredReply(db, reply, now)
}
