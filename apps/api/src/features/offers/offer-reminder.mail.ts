import { formatDate } from '@arkpax/schema/format-fi'
import { PREVIEW_TOKEN } from '@arkpax/schema/mail'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, greeting, note, paragraph } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { offerLink } from '../mail/site-links.ts'
import { offerLines } from './offer-blocks.ts'
import type { OfferContent } from './offer-content.ts'
import { makeLink } from './offer-links.repo.ts'
import { findRevision } from './offer-revisions.repo.ts'
import { sampleContent } from './offer-sample.ts'
import { findOffer } from './offers.repo.ts'

const compose = (content: OfferContent, token: string, config: MailContext['config']): MailDraft => ({
  subject: `Tarjous ${content.number} päättyy ${formatDate(content.valid_until)}`,
  preview: 'Muistutamme vain kerran.',
  heading: 'Tarjouksesi päättyy pian',
  blocks: [
    greeting(content.customer_name),
    paragraph(`lähettämämme tarjous on voimassa ${formatDate(content.valid_until)} saakka.`),
    offerLines(content),
    button('Avaa tarjous', offerLink(config, token)),
    note('Jos tarjous ei ole enää ajankohtainen, sinun ei tarvitse tehdä mitään. Muistutamme vain tämän kerran.'),
  ],
  reason: 'Sait tämän viestin, koska pyysit meiltä tarjousta. Voit kysyä lisää vastaamalla tähän viestiin.',
})

/** Reminds a customer once of an offer that ends. Dropped when it is no longer open, or a newer one has been sent. */
export const offerReminder = mailKind({
  name: 'offer-reminder',
  payload: z.object({ offerId: z.string(), revision: z.int() }),
  async render({ offerId, revision }, { db, config, now, isPreview }) {
    const offer = await findOffer(db, offerId, now)
    const sent = await findRevision(db, offerId, revision)
    if (!sent || offer?.status !== 'sent' || offer.revision !== revision) return undefined
    const token = isPreview ? PREVIEW_TOKEN : await makeLink(db, { offerId, revision }, now)
    return compose(sent.content, token, config)
  },
  sample: (config) => compose(sampleContent, PREVIEW_TOKEN, config),
})
