import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import { PREVIEW_TOKEN } from '@arkpax/schema/mail'
import * as z from 'zod'
import type { MailAttachment } from '../../services/mailer.ts'
import { TypesettingFailed } from '../../services/typesetter.ts'
import { placeInThread } from '../contact/thread-place.service.ts'
import { noticeFiles } from '../guarantee-notice/notice-files.service.ts'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, greeting, note, paragraph } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { offerLink } from '../mail/site-links.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { offerFacts, offerLines } from './offer-blocks.ts'
import type { OfferContent } from './offer-content.ts'
import { makeLink } from './offer-links.repo.ts'
import { offerPdf, pdfName } from './offer-pdf.service.ts'
import { findRevision, type Sent } from './offer-revisions.repo.ts'
import { sampleContent } from './offer-sample.ts'
import { findOffer } from './offers.repo.ts'

function compose(content: OfferContent, token: string, config: MailContext['config']): MailDraft {
  const isNewer = content.revision > 1
  const title = `Tarjous ${content.number}${isNewer ? `, versio ${content.revision}` : ''}`
  return {
    subject: title,
    preview: `${formatEuros(content.total_amount)}, voimassa ${formatDate(content.valid_until)} saakka`,
    heading: title,
    blocks: [
      greeting(content.customer_name),
      paragraph(
        isNewer
          ? 'muutimme tarjoustamme. Tämä versio korvaa aiemman, ja myös aiempi linkki näyttää tämän.'
          : 'kiitos kiinnostuksestasi. Tässä on tarjouksemme.',
      ),
      ...(content.message ? [paragraph(content.message)] : []),
      offerLines(content),
      offerFacts(content),
      button('Avaa tarjous', offerLink(config, token)),
      note(
        'Sivulla näet toimituksen, maksutavat ja ehdot, ja voit hyväksyä tarjouksen, kysyä siitä tai hylätä sen. Linkki on henkilökohtainen. Älä jaa sitä, sillä kuka tahansa voi hyväksyä tarjouksen sen avulla.',
      ),
    ],
    reason: 'Sait tämän viestin, koska pyysit meiltä tarjousta. Voit kysyä lisää vastaamalla tähän viestiin.',
    headers: { 'Auto-Submitted': 'no' },
  }
}

/** The offer as a file; a mail without it is better than none, since the page has it too. */
async function paper(sent: Sent, db: MailContext['db'], config: MailContext['config']): Promise<MailAttachment[]> {
  try {
    const { company } = await readSettings(db)
    const content = await offerPdf(sent, { company, site: config.publicUrl })
    return [{ filename: pdfName(sent.content), contentType: 'application/pdf', content }]
  } catch (error) {
    if (error instanceof TypesettingFailed) return []
    throw error
  }
}

/** An offer to its customer, as it was sent. Dropped when it is no longer open, or a newer one has been sent. */
export const offerMail = mailKind({
  name: 'offer',
  payload: z.object({ offerId: z.string(), revision: z.int() }),
  async render({ offerId, revision }, { db, config, now, isPreview }) {
    const offer = await findOffer(db, offerId, now)
    const sent = await findRevision(db, offerId, revision)
    if (!offer || !sent || offer.status !== 'sent' || offer.revision !== revision) return undefined
    const token = isPreview ? PREVIEW_TOKEN : await makeLink(db, { offerId, revision }, now)
    const place = offer.contact_message_id
      ? await placeInThread(db, config, offer.contact_message_id, new Date(sent.sentAt))
      : {}
    const draft = { ...place, ...compose(sent.content, token, config) }
    if (isPreview) return draft
    return { ...draft, attachments: [...(await paper(sent, db, config)), ...(await noticeFiles(db, config, now))] }
  },
  sample: (config) => compose(sampleContent, PREVIEW_TOKEN, config),
})
