import { formatEuros } from '@arkpax/schema/format-fi'
import type { Offer } from '@arkpax/schema/offers'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, facts, paragraph, quote } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { staffOfferLink } from '../mail/site-links.ts'
import { sampleOffer } from './offer-sample.ts'
import { findOffer } from './offers.repo.ts'

const news = z.enum(['accepted', 'declined'])

const words = {
  accepted: { verb: 'hyväksyttiin', text: 'Tarjouksesta tehtiin tilaus, ja asiakas sai tilausvahvistuksen.' },
  declined: { verb: 'hylättiin', text: 'Tarjouksen tuotteet eivät ole enää varattuina.' },
} as const

function compose(offer: Offer, what: z.output<typeof news>, config: MailContext['config']): MailDraft {
  const { verb, text } = words[what]
  return {
    subject: `Tarjous ${offer.number} ${verb}`,
    preview: `${offer.customer_name}: ${formatEuros(offer.total_amount)}`,
    heading: `Tarjous ${offer.number} ${verb}`,
    blocks: [
      facts(['Asiakas', offer.customer_name], ['Sähköposti', offer.customer_email]),
      facts(['Yhteensä', formatEuros(offer.total_amount)]),
      paragraph(text),
      ...(offer.decline_reason ? [paragraph('Asiakas kertoi syyn:'), quote(offer.decline_reason)] : []),
      button('Avaa tarjous hallinnassa', staffOfferLink(config, offer.id)),
    ],
    reason: 'Sait tämän viestin, koska tähän osoitteeseen tulevat asiakkaiden vastaukset tarjouksiin.',
  }
}

/** Tells staff that a customer has accepted or declined an offer. Dropped when the offer is gone by then. */
export const offerNews = mailKind({
  name: 'offer-news',
  payload: z.object({ offerId: z.string(), news }),
  async render({ offerId, news }, { db, config, now }) {
    const offer = await findOffer(db, offerId, now)
    return offer && compose(offer, news, config)
  },
  sample: (config) => compose({ ...sampleOffer, decline_reason: 'Ostimme laitteen toisaalta.' }, 'declined', config),
})
