import { factsOf, resolveFacts } from '@arkpax/schema/facts'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { greeting, paragraph } from '../mail/mail-blocks.ts'
import { mailKind } from '../mail/mail-kind.ts'
import { readSettings } from '../settings/settings.repo.ts'

const payload = z.object({ name: z.string() })

const compose = ({ name, days }: z.output<typeof payload> & { days: string }): MailDraft => ({
  subject: 'Viestisi on perillä',
  preview: `Vastaamme ${days}\u00A0arkipäivän kuluessa.`,
  heading: 'Kiitos viestistäsi',
  blocks: [
    greeting(name),
    paragraph(`viestisi on tullut meille perille, ja vastaamme siihen ${days}\u00A0arkipäivän kuluessa.`),
    paragraph('Jos jotain jäi mainitsematta, vastaa tähän sähköpostiin. Vastauksesi tulee asiakaspalveluumme.'),
  ],
  reason: 'Sait tämän viestin, koska tästä osoitteesta lähetettiin yhteydenotto verkkosivuillamme.',
})

/**
 * Tells a visitor that the message has come and when it is answered. It does not repeat the message: the address is not
 * verified, and our mail must not carry a stranger's text to anyone.
 */
export const contactAcknowledgement = mailKind({
  name: 'contact-acknowledgement',
  payload,
  async render({ name }, { db }) {
    const facts = factsOf({ settings: await readSettings(db), products: [] })
    return compose({ name, days: resolveFacts('[[terms.replyDays]]', facts) })
  },
  sample: () => compose({ name: 'Aino Korhonen', days: '1–2' }),
})
