import { newsletterForm } from '@arkpax/schema/forms/newsletter'
import { PREVIEW_TOKEN } from '@arkpax/schema/mail'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, note, paragraph } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { productsLink } from '../mail/site-links.ts'
import { isSubscribed } from './newsletter.repo.ts'
import { mintUnsubscribeToken } from './unsubscribe-token.repo.ts'
import { wayOutBy } from './way-out.service.ts'

function compose(token: string, config: MailContext['config']): MailDraft {
  const { link, headers } = wayOutBy(config, token)
  return {
    subject: 'Tervetuloa Arkpaxin uutiskirjeen tilaajaksi',
    preview: newsletterForm.success.title,
    heading: newsletterForm.success.title,
    blocks: [
      paragraph(
        'Saat meiltä tietoa uusista laitteista sekä vinkkejä veneelle, mökille, työmaalle ja sähkökatkon varalle.',
      ),
      button('Tutustu valikoimaan', productsLink(config)),
      note(`Jos et tilannut uutiskirjettä tai et halua sitä enää, peruuta tilaus: ${link}`),
    ],
    reason: 'Sait tämän viestin, koska tällä osoitteella tilattiin uutiskirjeemme.',
    headers,
  }
}

/**
 * Welcomes a new subscriber, with a way out of one click (RFC 8058). Dropped for one that is not new, and when the subscription is
 * cancelled by then.
 */
export const newsletterWelcome = mailKind({
  name: 'newsletter-welcome',
  payload: z.object({ isNew: z.boolean().default(true) }),
  async render({ isNew }, { db, config, to, now, isPreview }) {
    if (!isNew || !(await isSubscribed(db, to))) return undefined
    return compose(isPreview ? PREVIEW_TOKEN : await mintUnsubscribeToken(db, to, now), config)
  },
  sample: (config) => compose('esimerkki', config),
})
