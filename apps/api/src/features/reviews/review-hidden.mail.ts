import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, greeting, paragraph, quote } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { ownReviewsLink } from '../mail/site-links.ts'
import { findReview, findWriter } from './reviews.repo.ts'

interface Hidden {
  name: string
  product: string
  reason: string
}

/** The mail about a hidden review. */
export const composeReviewHidden = ({ name, product, reason }: Hidden, config: MailContext['config']): MailDraft => ({
  subject: 'Arvostelusi on piilotettu',
  preview: 'Kerromme, miksi arvostelu ei enää näy sivustolla.',
  heading: 'Arvostelusi on piilotettu',
  blocks: [
    greeting(name),
    paragraph(
      `arvostelusi tuotteesta ${product} ei enää näy sivustollamme. Päätöksen teki ihminen, ja perustelu on tämä:`,
    ),
    quote(reason),
    paragraph('Jos olet eri mieltä, vastaa tähän viestiin. Arvioimme päätöksen silloin uudelleen.'),
    button('Katso arvosteluasi', ownReviewsLink(config)),
  ],
  reason: 'Sait tämän viestin, koska olet arvostellut tuotteemme.',
})

/** Tells the writer of a review why it is hidden. Dropped when it is shown again or gone by then, or its writer is. */
export const reviewHidden = mailKind({
  name: 'review-hidden',
  payload: z.object({ reviewId: z.string() }),
  async render({ reviewId }, { db, config, to }) {
    const review = await findReview(db, reviewId)
    const writer = await findWriter(db, reviewId)
    if (!review?.hidden_reason || writer?.email !== to) return undefined
    return composeReviewHidden(
      { name: writer.first_name, product: review.product_name, reason: review.hidden_reason },
      config,
    )
  },
  sample: (config) =>
    composeReviewHidden(
      {
        name: 'Aino',
        product: 'Ark PRO 2400 W',
        reason: 'Arvostelussa on toisen henkilön puhelinnumero. Voit kirjoittaa arvostelun uudelleen ilman sitä.',
      },
      config,
    ),
})
