import { formatNumber } from '@arkpax/schema/format-fi'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, paragraph } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { newMessagesLink } from '../mail/site-links.ts'
import { countNewMessages } from './contact.repo.ts'

function compose(unopened: number, config: MailContext['config']): MailDraft {
  const count = unopened === 1 ? 'yksi viesti' : `${formatNumber(unopened)}\u00A0viestiä`
  return {
    subject: `Yhteydenottoja: avaamatta ${count}`,
    preview: 'Viestejä tulee nyt paljon, joten kaikista ei lähde omaa ilmoitusta.',
    heading: 'Viestejä tulee nyt paljon',
    blocks: [
      paragraph(
        'Kaikista uusista yhteydenotoista ei lähtenyt omaa ilmoitusta, koska niitä tuli lyhyessä ajassa monta.',
      ),
      paragraph(`Avaamatta on nyt ${count}.`),
      button('Avaa viestit hallinnassa', newMessagesLink(config)),
    ],
    reason: 'Sait tämän viestin, koska tähän osoitteeseen tulevat asiakkaiden yhteydenotot.',
  }
}

/** Tells staff of the messages of a flood at once. Dropped when all have been opened by then. */
export const contactDigest = mailKind({
  name: 'contact-digest',
  payload: z.object({}),
  async render(_, { db, config }) {
    const unopened = await countNewMessages(db)
    return unopened > 0 ? compose(unopened, config) : undefined
  },
  sample: (config) => compose(24, config),
})
