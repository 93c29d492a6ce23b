import type { Order } from '@arkpax/schema/orders'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, greeting, note, paragraph } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { accountLink, productReviewsLink } from '../mail/site-links.ts'
import { sampleOrder } from './order-blocks.ts'
import { findOrder } from './orders.repo.ts'

const compose = (order: Order, config: MailContext['config']): MailDraft => ({
  subject: 'Mitä pidät ostoksestasi?',
  preview: 'Arvostelu auttaa muita valitsemaan oikean laitteen.',
  heading: 'Kerro kokemuksesi',
  blocks: [
    greeting(order.customer_name),
    paragraph(
      'olet ehtinyt käyttää uutta laitettasi jo hetken. Kerro, miten se on palvellut: hyvät ja huonot kokemukset auttavat muita valitsemaan oikein ja meitä tekemään parempia laitteita.',
    ),
    ...oncePerProduct(order).map(({ product_id, product_name }) =>
      button(`Arvostele ${product_name}`, productReviewsLink(config, product_id)),
    ),
    note(
      `Arvostelu kirjoitetaan asiakastilillä: ${accountLink(config)}. Luo tili tällä sähköpostiosoitteella, jos sinulla ei vielä ole sellaista. Julkaisemme arvostelun ilman nimeäsi.`,
    ),
  ],
  reason: 'Sait tämän viestin, koska tilauksesi toimitettiin. Kysymme kokemuksiasi vain kerran tilausta kohti.',
})

const oncePerProduct = ({ items }: Order) => [...new Map(items.map((item) => [item.product_id, item])).values()]

/** Asks for a review some days after delivery. Dropped when the order is no longer delivered by then. */
export const reviewInvitation = mailKind({
  name: 'review-invitation',
  payload: z.object({ orderId: z.string() }),
  async render({ orderId }, { db, config }) {
    const order = await findOrder(db, orderId)
    return order?.status === 'delivered' ? compose(order, config) : undefined
  },
  sample: (config) => compose({ ...sampleOrder, status: 'delivered' }, config),
})
