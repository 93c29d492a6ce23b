import { confirmSubscriptionForm, newsletterConsent } from '@arkpax/schema/forms/newsletter'
import { PREVIEW_TOKEN } from '@arkpax/schema/mail'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, note, paragraph } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { confirmSubscriptionLink } from '../mail/site-links.ts'
import { findSubscriber } from './newsletter.repo.ts'
import { signLink } from './signed-link.repo.ts'

const compose = (token: string, config: MailContext['config']): MailDraft => ({
  subject: 'Vahvista uutiskirjeen tilaus',
  preview: 'Vahvista vielä, että tilasit uutiskirjeemme.',
  heading: 'Vahvista tilauksesi',
  blocks: [
    paragraph('Tällä osoitteella tilattiin uutiskirjeemme. Vahvista vielä, että tilasit sen itse.'),
    paragraph(newsletterConsent.text),
    button(confirmSubscriptionForm.submit, confirmSubscriptionLink(config, token)),
    note(
      'Linkki on voimassa 30\u00A0päivää. Jos et tilannut uutiskirjettä, älä tee mitään: emme lähetä sinulle kirjeitä ja poistamme osoitteesi 30\u00A0päivän kuluttua.',
    ),
  ],
  reason: 'Sait tämän viestin, koska tällä osoitteella tilattiin uutiskirjeemme.',
})

/** Asks a subscriber to confirm the address. Dropped when that is not waited for, or was asked in another mail. */
export const newsletterConfirmation = mailKind({
  name: 'newsletter-confirmation',
  payload: z.object({ since: z.string() }),
  async render({ since }, { db, config, to, isPreview }) {
    const subscriber = await findSubscriber(db, to)
    if (!subscriber || subscriber.awaits_confirmation_since !== since) return undefined
    return compose(isPreview ? PREVIEW_TOKEN : await signLink(db, 'confirm', subscriber.id), config)
  },
  sample: (config) => compose('esimerkki', config),
})
