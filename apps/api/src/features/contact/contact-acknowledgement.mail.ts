import type { ContactInquiry } from '@arkpax/schema/contact-inquiry'
import { factsOf, resolveFacts } from '@arkpax/schema/facts'
import { formatEuros } from '@arkpax/schema/format-fi'
import { toCents, toEuros } from '@arkpax/schema/money'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, facts, greeting, lines, paragraph } from '../mail/mail-blocks.ts'
import { mailKind } from '../mail/mail-kind.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { findContactMessage } from './contact.repo.ts'
import { placeInThread, type ThreadPlace } from './thread-place.service.ts'

/** One that was queued by an older version names no message; `page` is that of an inquiry. */
const payload = z.object({ name: z.string(), messageId: z.string().optional(), page: z.string().optional() })

const compose = (name: string, hours: string, place: ThreadPlace = {}): MailDraft => ({
  ...place,
  subject: 'Viestisi on perillä',
  preview: `Vastaamme arkipäivisin ${hours}\u00A0tunnin kuluessa.`,
  heading: 'Kiitos viestistäsi',
  blocks: [
    greeting(name),
    paragraph(`viestisi on tullut meille perille, ja vastaamme siihen arkipäivisin ${hours}\u00A0tunnin kuluessa.`),
    paragraph('Jos jotain jäi mainitsematta, vastaa tähän sähköpostiin. Vastauksesi tulee asiakaspalveluumme.'),
  ],
  reason: 'Sait tämän viestin, koska tästä osoitteesta otettiin yhteyttä asiakaspalveluumme.',
  headers: { 'Auto-Submitted': 'auto-replied' },
})

/** The same of an inquiry: what was asked for, within how many working days it is answered, and what happens then. */
function composeInquiry(
  name: string,
  { number, items, delivery_name, delivery_price }: ContactInquiry,
  { days, page }: { days: string; page: string },
  place: ThreadPlace = {},
): MailDraft {
  const euros = (cents: number) => formatEuros(toEuros(cents))
  const costs = items.map(({ price, quantity }) => toCents(price) * quantity)
  const rows = items.map(({ product_name, quantity }, index): [string, string] => [
    `${quantity}\u00A0×\u00A0${product_name}`,
    euros(costs[index] ?? 0),
  ])
  return {
    ...compose(name, '', place),
    subject: `Tarjouspyyntösi ${number} on perillä`,
    preview: `Saat tarjouksen ${days}\u00A0arkipäivässä.`,
    heading: `Tarjouspyyntösi ${number} on perillä`,
    blocks: [
      greeting(name),
      paragraph(`kiitos pyynnöstäsi. Saat tarjouksen ${days}\u00A0arkipäivässä.`),
      lines(rows, [
        'Tuotteet yhteensä pyyntöpäivän hinnoin, sis. alv',
        euros(costs.reduce((sum, cost) => sum + cost, 0)),
      ]),
      ...(delivery_name ? [facts(['Toimitustapa', delivery_name], ...priceFact(delivery_price))] : []),
      paragraph(
        'Näin tästä jatketaan: tarkistamme saatavuuden ja toimituksen hinnan ja lähetämme sinulle tarjouksen. Sopimus syntyy vasta, kun olet hyväksynyt sen ja saanut tilausvahvistuksen.',
      ),
      button('Katso tarjouspyyntösi', page),
      paragraph('Jos jotain jäi mainitsematta, vastaa tähän sähköpostiin.'),
    ],
    reason: 'Sait tämän viestin, koska tästä osoitteesta pyydettiin tarjousta.',
  }
}

/** What the chosen delivery cost when it was asked for, where that was known. */
const priceFact = (price?: number): [string, string][] =>
  price === undefined ? [] : [['Toimituksen hinta', formatEuros(price)]]

/**
 * Tells a visitor that the message has come and when it is answered. It does not repeat the message: the address is not
 * verified, and our mail must not carry a stranger's text to anyone.
 */
export const contactAcknowledgement = mailKind({
  name: 'contact-acknowledgement',
  payload,
  async render({ name, messageId, page }, { db, config }) {
    const named = factsOf({ settings: await readSettings(db), products: [] })
    const message = messageId ? await findContactMessage(db, messageId) : undefined
    const place = message && (await placeInThread(db, config, message.id, new Date(message.created_at)))
    if (message?.inquiry && page) {
      const days = resolveFacts('[[terms.replyDays]]', named)
      return composeInquiry(name, message.inquiry, { days, page: `${config.publicUrl}${page}` }, place)
    }
    return compose(name, resolveFacts('[[terms.replyHours]]', named), place)
  },
  sample: () => compose('Aino Korhonen', '24'),
})
