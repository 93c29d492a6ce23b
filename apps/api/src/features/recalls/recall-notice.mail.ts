import { RECALL_ANSWERING, RECALL_HEADING, remedyLabels } from '@arkpax/schema/recall-labels'
import type { Recall } from '@arkpax/schema/recalls'
import { phoneText } from '@arkpax/schema/settings'
import * as z from 'zod'
import { signedId } from '../accounts/signed-id.repo.ts'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, facts, greeting, note, paragraph } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { recallAnswerLink, recallLink } from '../mail/site-links.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { findOwner, listUnitsOfOwner } from './recall-owners.repo.ts'
import { findRecall } from './recalls.repo.ts'

interface Told {
  recall: Pick<Recall, 'title' | 'slug' | 'identification' | 'hazard' | 'action' | 'remedies' | 'remedy_text'>
  name: string
  serials: readonly string[]
  token: string
  phone: string
  isReminder: boolean
}

/** So many serial numbers are listed; the page lists all. */
const LISTED = 20

function compose({ recall, name, serials, token, phone, isReminder }: Told, config: MailContext['config']): MailDraft {
  const more = serials.length > LISTED ? ` ja ${serials.length - LISTED} muuta` : ''
  return {
    subject: `${isReminder ? 'Muistutus: ' : ''}${RECALL_HEADING}: ${recall.title}`,
    preview: recall.action.slice(0, 150),
    heading: RECALL_HEADING,
    blocks: [
      greeting(name),
      paragraph(
        `${isReminder ? 'emme ole vielä saaneet vastaustasi takaisinvetoon. ' : ''}Takaisinveto koskee ${serials.length === 1 ? 'laitettasi' : 'laitteitasi'}: ${recall.title}.`,
      ),
      facts(
        [
          serials.length === 1 ? 'Laitteesi sarjanumero' : 'Laitteidesi sarjanumerot',
          `${serials.slice(0, LISTED).join(', ')}${more}`,
        ],
        ['Mistä laitteen tunnistaa', recall.identification],
        ['Vaara', recall.hazard],
        ['Mitä sinun pitää tehdä heti', recall.action],
        [
          'Miten hyvitämme',
          [...recall.remedies.map((one) => remedyLabels[one]), recall.remedy_text].filter(Boolean).join('\n'),
        ],
      ),
      button(RECALL_ANSWERING, recallAnswerLink(config, token)),
      paragraph(
        `Vastaaminen vie hetken, eikä siihen tarvita salasanaa. Voit myös vastata tähän viestiin tai soittaa numeroon ${phone}.`,
      ),
      note(`Lue koko ilmoitus: ${recallLink(config, recall.slug)}`),
      note(
        'Kerro tästä muillekin, jotka käyttävät laitetta. Jos olet myynyt tai antanut sen, välitä viesti eteenpäin.',
      ),
    ],
    reason:
      'Sait tämän viestin, koska laite on rekisteröity tai ostettu tällä sähköpostiosoitteella. Turvallisuudesta kerromme aina, vaikka et olisi tilannut uutiskirjettä.',
  }
}

/** Tells an owner of a recall, with the link by which they answer. Dropped where the recall is over, or the reminder has come too late. */
export const recallNotice = mailKind({
  name: 'recall-notice',
  payload: z.object({ ownerId: z.string(), isReminder: z.boolean() }),
  async render({ ownerId, isReminder }, { db, config }) {
    const owner = await findOwner(db, ownerId)
    const recall = owner && (await findRecall(db, owner.recall_id))
    if (!owner?.email || recall?.state !== 'open' || (isReminder && owner.answered_at)) return undefined
    const units = await listUnitsOfOwner(db, ownerId)
    const { company } = await readSettings(db)
    const told = {
      name: owner.name ?? '',
      serials: units.map(({ serial }) => serial),
      phone: phoneText(company.phone),
      isReminder,
    }
    return compose({ ...told, recall, token: await signedId(db, 'recalls', ownerId) }, config)
  },
  sample: (config) => compose(sample, config),
})

const sample: Told = {
  name: 'Aino Korhonen',
  serials: ['APX-2400-000123'],
  token: 'malli',
  phone: '+358 2 000 0000',
  isReminder: false,
  recall: {
    title: 'Ark PRO, latausliitin',
    slug: 'ark-pro-latausliitin',
    identification: 'Ark PRO, erä B7. Sarjanumero on laitteen pohjassa olevassa tarrassa.',
    hazard: 'Latausliitin voi kuumentua niin, että se sytyttää tulipalon.',
    action: 'Lopeta laitteen käyttö ja lataaminen heti ja irrota se verkosta.',
    remedies: ['repair', 'replacement', 'refund'],
    remedy_text: 'Noudamme laitteen maksutta.',
  },
}
