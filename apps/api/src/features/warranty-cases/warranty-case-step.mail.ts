import { formatDate } from '@arkpax/schema/format-fi'
import { productModelLabel } from '@arkpax/schema/product-models'
import { warrantyCaseStateLabels } from '@arkpax/schema/warranty-case-labels'
import { type WarrantyCase, type WarrantyCaseState, warrantyCaseStates } from '@arkpax/schema/warranty-cases'
import * as z from 'zod'
import { signedId } from '../accounts/signed-id.repo.ts'
import { placeInThread, type ThreadPlace } from '../contact/thread-place.service.ts'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, facts, greeting, paragraph } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { warrantyCaseLink } from '../mail/site-links.ts'
import { sampleCase } from './sample-case.ts'
import { findEvent } from './warranty-case-events.repo.ts'
import { findCase } from './warranty-cases.repo.ts'

/** What a mail about a step says beside the case itself. */
export interface CaseStepTold {
  state: WarrantyCaseState
  /** What staff wrote to the customer, and why a case is refused. */
  message: string | null
  /** The new end of the warranty, where the step has moved it. */
  warrantyUntil: string | null
}

const TEXTS: Record<WarrantyCaseState, string> = {
  received: 'olemme ottaneet takuuasiasi takaisin käsittelyyn.',
  inspecting: 'tutkimme laitteesi vikaa. Kerromme sinulle heti, kun tiedämme, mistä on kyse.',
  waiting_customer: 'tarvitsemme sinulta lisätietoja, ennen kuin voimme jatkaa. Voit vastata tähän viestiin.',
  in_repair: 'korjaamme laitteesi. Kerromme sinulle, kun se on valmis.',
  repaired: 'laitteesi on korjattu.',
  replaced: 'vaihdamme laitteesi uuteen.',
  refused: 'olemme tutkineet vian, emmekä voi korvata sitä takuuna.',
  closed: 'takuuasiasi on nyt käsitelty. Jos jokin jäi auki, vastaa tähän viestiin.',
}

/** The mail about a step, as it leaves and as staff look at it before. */
export function composeStep(
  { number, name, product_model, replacement_serial }: WarrantyCase,
  { state, message, warrantyUntil }: CaseStepTold,
  link: string,
  place: ThreadPlace = {},
): MailDraft {
  const label = warrantyCaseStateLabels[state].toLowerCase()
  return {
    ...place,
    subject: `Takuuasia ${number}: ${label}`,
    preview: `Takuuasiasi ${number} eteni.`,
    heading: `Takuuasia ${number}: ${label}`,
    blocks: [
      greeting(name),
      paragraph(TEXTS[state]),
      ...(message ? [paragraph(message)] : []),
      facts(
        ['Takuuasia', String(number)],
        ...(product_model ? [['Laite', productModelLabel(product_model)] as const] : []),
        ...(state === 'replaced' && replacement_serial
          ? [['Uuden laitteen sarjanumero', replacement_serial] as const]
          : []),
        ...(warrantyUntil ? [['Takuu päättyy nyt', formatDate(warrantyUntil)] as const] : []),
      ),
      button('Katso takuuasiaa', link),
      ...(state === 'refused' ? [paragraph(DISAGREE)] : []),
    ],
    reason:
      'Sait tämän viestin, koska ilmoitit meille viallisesta laitteesta. Voit kysyä lisää vastaamalla tähän viestiin.',
    headers: { 'Auto-Submitted': 'no' },
  }
}

const DISAGREE =
  'Jos olet eri mieltä, vastaa tähän viestiin. Kuluttajana voit pyytää apua myös kuluttajaneuvonnasta (kkv.fi/kuluttajaneuvonta) ja viedä asian kuluttajariitalautakuntaan (kuluttajariita.fi).'

/** Tells the customer that a case has come a step further. Dropped when the case is not in that state any more. */
export const warrantyCaseStepMail = mailKind({
  name: 'warranty-case-step',
  payload: z.object({ eventId: z.string(), warrantyUntil: z.string().nullable() }),
  async render({ eventId, warrantyUntil }, { db, config, now }) {
    const event = await findEvent(db, eventId)
    const found = event && (await findCase(db, event.case_id, now))
    const state = warrantyCaseStates.find((one) => one === event?.state)
    if (!found || !state || found.state !== state || !found.email) return undefined
    const place = found.contact_message_id ? await placeInThread(db, config, found.contact_message_id, now) : undefined
    const link = await caseLink(config, found.id, db)
    return composeStep(found, { state, message: event.text, warrantyUntil }, link, place)
  },
  sample: (config) =>
    composeStep(
      { ...sampleCase, state: 'repaired' },
      { state: 'repaired', message: 'Vaihdoimme latauselektroniikan.', warrantyUntil: '2029-06-01' },
      warrantyCaseLink(config, 'malli'),
    ),
})

/** Where the customer sees the case. */
export const caseLink = async (config: MailContext['config'], id: string, db: MailContext['db']): Promise<string> =>
  warrantyCaseLink(config, await signedId(db, 'warranty-cases', id))
