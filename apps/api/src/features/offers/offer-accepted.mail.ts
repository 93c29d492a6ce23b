import type { Order } from '@arkpax/schema/orders'
import { phoneText, type Settings } from '@arkpax/schema/settings'
import * as z from 'zod'
import { noticeFiles } from '../guarantee-notice/notice-files.service.ts'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, facts, greeting, note, paragraph } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { orderTrackingLink } from '../mail/site-links.ts'
import { orderFacts, orderLines, sampleOrder } from '../orders/order-blocks.ts'
import { findOrder } from '../orders/orders.repo.ts'
import { invoiceBlocks, paymentBlocks, sampleDue } from '../orders/payment-blocks.ts'
import { type Due, findDue } from '../orders/payment-due.service.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { deliveryText, guaranteeText, withdrawalText } from './offer-consumer-text.ts'
import type { OfferContent } from './offer-content.ts'
import { findRevision } from './offer-revisions.repo.ts'
import { sampleContent, sampleShop, sampleTerms } from './offer-sample.ts'
import type { OfferTerms } from './offer-terms.ts'
import { termsFile } from './offer-terms-html.ts'

interface Confirmed {
  order: Order
  due: Due | null
  content: OfferContent
  terms: OfferTerms
}

type Shop = Pick<Settings, 'company'>

function compose(
  { order, due, content, terms }: Confirmed,
  { company }: Shop,
  config: MailContext['config'],
): MailDraft {
  return {
    subject: `Tilausvahvistus ${order.number}`,
    preview: 'Kiitos tilauksesta! Tässä ovat tilauksesi tiedot, maksuohje ja ehdot.',
    heading: 'Kiitos tilauksestasi',
    blocks: [
      greeting(order.customer_name),
      paragraph(
        `hyväksyit tarjouksen ${content.number}, ja sopimus on syntynyt. Tarkista tiedot ja säilytä tämä viesti.`,
      ),
      orderLines(order),
      orderFacts(order, content.is_collected),
      ...invoiceBlocks(order),
      ...paymentBlocks(due, config),
      paragraph(deliveryText(content, terms)),
      ...(content.company ? [] : [paragraph(withdrawalText(content, terms))]),
      paragraph(guaranteeText(terms)),
      facts(
        ['Myyjä', `${company.legalName}, Y-tunnus ${company.businessId}`],
        ['Osoite', `${company.address.street}, ${company.address.postalCode} ${company.address.city}`],
        ['Puhelin', phoneText(company.phone)],
      ),
      button('Seuraa tilausta', orderTrackingLink(config, order.number)),
      note('Liitteenä ovat tarjouksen lähetyspäivän sopimusehdot, peruuttamisohje ja peruuttamislomake.'),
    ],
    reason: 'Sait tämän viestin, koska hyväksyit tarjouksemme.',
    attachments: [
      {
        filename: `sopimusehdot-${terms.day}.html`,
        contentType: 'text/html; charset=utf-8',
        content: termsFile(terms, company.brand),
      },
    ],
  }
}

const sampleSale: Order = {
  ...sampleOrder,
  payment_method: 'bank_transfer',
  payment_due_on: '2026-11-28',
}

/** Confirms the order that an accepted offer made, with the terms that were offered. Dropped when it is cancelled by then. */
export const offerAccepted = mailKind({
  name: 'offer-accepted',
  payload: z.object({ offerId: z.string(), revision: z.int(), orderId: z.string() }),
  async render({ offerId, revision, orderId }, { db, config, now }) {
    const order = await findOrder(db, orderId)
    const sent = await findRevision(db, offerId, revision)
    if (!order || !sent || order.status === 'cancelled') return undefined
    const due = await findDue(db, order, config)
    const draft = compose({ order, due, ...sent }, await readSettings(db), config)
    const notice = await noticeFiles(db, config, now)
    return { ...draft, attachments: [...(draft.attachments ?? []), ...notice] }
  },
  sample: (config) =>
    compose({ order: sampleSale, due: sampleDue, content: sampleContent, terms: sampleTerms }, sampleShop, config),
})
