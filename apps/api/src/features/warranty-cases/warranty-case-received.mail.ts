import { formatDate } from '@arkpax/schema/format-fi'
import { productModelLabel } from '@arkpax/schema/product-models'
import { looksLikeSerial } from '@arkpax/schema/serial-number'
import { faultKindLabels } from '@arkpax/schema/warranty-case-labels'
import type { WarrantyCase } from '@arkpax/schema/warranty-cases'
import * as z from 'zod'
import { signedId } from '../accounts/signed-id.repo.ts'
import { placeInThread, type ThreadPlace } from '../contact/thread-place.service.ts'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, facts, greeting, note, paragraph } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { warrantyCaseLink } from '../mail/site-links.ts'
import { sampleCase } from './sample-case.ts'
import { findCase } from './warranty-cases.repo.ts'

function compose(
  { number, name, product_model, serial_number, fault_kind, due_on }: WarrantyCase,
  token: string,
  config: MailContext['config'],
  place: ThreadPlace = {},
): MailDraft {
  return {
    ...place,
    subject: `Takuuasiasi ${number} on perillä`,
    preview: `Tavoitteemme on ratkaista asia viimeistään ${formatDate(due_on)}.`,
    heading: `Takuuasiasi ${number} on perillä`,
    blocks: [
      greeting(name),
      paragraph(
        `kiitos ilmoituksestasi. Tutustumme siihen ja kerromme, miten jatketaan. Tavoitteemme on ratkaista asia viimeistään ${formatDate(due_on)}.`,
      ),
      facts(
        ['Takuuasia', String(number)],
        ...(product_model ? [['Laite', productModelLabel(product_model)] as const] : []),
        ...(looksLikeSerial(serial_number) ? [['Sarjanumero', serial_number] as const] : []),
        ['Vika', faultKindLabels[fault_kind]],
      ),
      button('Seuraa takuuasiaa', warrantyCaseLink(config, token)),
      paragraph('Jos jotain jäi mainitsematta, vastaa tähän viestiin. Vastauksesi tulee asiakaspalveluumme.'),
      note(
        'Älä lähetä laitetta ennen kuin olemme sopineet siitä: akku on vaarallista ainetta, jota ei saa lähettää tavallisena postina.',
      ),
    ],
    reason: 'Sait tämän viestin, koska tällä sähköpostiosoitteella ilmoitettiin viallisesta laitteesta.',
    headers: { 'Auto-Submitted': 'auto-replied' },
  }
}

/** Confirms a case with its number and the page that keeps telling of it. */
export const warrantyCaseReceivedMail = mailKind({
  name: 'warranty-case-received',
  payload: z.object({ caseId: z.string() }),
  async render({ caseId }, { db, config, now }) {
    const found = await findCase(db, caseId, now)
    if (!found) return undefined
    const { contact_message_id, created_at } = found
    const place = contact_message_id
      ? await placeInThread(db, config, contact_message_id, new Date(created_at))
      : undefined
    return compose(found, await signedId(db, 'warranty-cases', caseId), config, place)
  },
  sample: (config) => compose(sampleCase, 'malli', config),
})
