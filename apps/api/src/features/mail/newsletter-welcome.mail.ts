import * as z from 'zod'
import { isSubscribed } from '../newsletter/newsletter.repo.ts'
import { mintUnsubscribeToken } from '../newsletter/unsubscribe-token.repo.ts'
import { composeMail } from './compose-mail.ts'
import { button, note, paragraph } from './mail-blocks.ts'
import { type MailContext, mailKind } from './mail-kind.ts'
import { oneClickLink, productsLink, unsubscribeLink } from './site-links.ts'

async function compose(token: string, config: MailContext['config']) {
  const content = await composeMail({
    subject: 'Tervetuloa Arkpaxin uutiskirjeen tilaajaksi',
    preview: 'Kiitos tilauksesta!',
    heading: 'Kiitos tilauksesta!',
    blocks: [
      paragraph(
        'Saat meiltä tietoa uusista laitteista sekä vinkkejä veneelle, mökille, työmaalle ja sähkökatkon varalle.',
      ),
      button('Tutustu valikoimaan', productsLink(config)),
      note(`Jos et tilannut uutiskirjettä tai et halua sitä enää, peruuta tilaus: ${unsubscribeLink(config, token)}`),
    ],
    reason: 'Sait tämän viestin, koska tällä osoitteella tilattiin uutiskirjeemme.',
  })
  return {
    ...content,
    headers: {
      'List-Unsubscribe': `<${oneClickLink(config, token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** Welcomes a new subscriber, with a way out of one click (RFC 8058). Dropped when the subscription is cancelled by then. */
export const newsletterWelcome = mailKind({
  payload: z.object({}),
  async render(_payload, { db, config, to, now }) {
    if (!(await isSubscribed(db, to))) return undefined
    return compose(await mintUnsubscribeToken(db, to, now), config)
  },
  sample: (config) => compose('esimerkki', config),
})
