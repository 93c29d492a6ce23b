import type { Order } from '@arkpax/schema/orders'
import * as z from 'zod'
import { noticeFiles } from '../guarantee-notice/notice-files.service.ts'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, greeting, note, paragraph } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { orderTrackingLink } from '../mail/site-links.ts'
import { orderFacts, orderLines, sampleOrder, withdrawalNote } from './order-blocks.ts'
import { markNotTold } from './order-events.repo.ts'
import { findOrder } from './orders.repo.ts'
import { paymentBlocks, sampleDue } from './payment-blocks.ts'
import { type Due, findDue } from './payment-due.service.ts'

/** The mail that confirms an order to its customer, with how it is paid. */
export const composeOrderConfirmation = (order: Order, due: Due | null, config: MailContext['config']): MailDraft => ({
  subject: `Tilausvahvistus ${order.number}`,
  preview: 'Kiitos tilauksesta! Tässä ovat tilauksesi tiedot.',
  heading: 'Kiitos tilauksestasi',
  blocks: [
    greeting(order.customer_name),
    paragraph(
      'olemme ottaneet tilauksesi vastaan. Tarkista tiedot ja vastaa tähän viestiin, jos jotain pitää muuttaa.',
    ),
    orderLines(order),
    ...paymentBlocks(due, config),
    orderFacts(order),
    button('Seuraa tilausta', orderTrackingLink(config, order.number)),
    note(
      'Seurantasivulla kysytään sähköpostiosoite, johon tämä viesti tuli. Kerromme sähköpostitse, kun tilauksesi etenee.',
    ),
    withdrawalNote(order, config),
  ],
  reason: 'Sait tämän viestin, koska tilasit meiltä.',
})

/** Confirms an order to its customer. Dropped when it is cancelled by then. */
export const orderConfirmation = mailKind({
  name: 'order-confirmation',
  payload: z.object({ orderId: z.string() }),
  async render({ orderId }, { db, config, now, isPreview }) {
    const order = await findOrder(db, orderId)
    if (!order || order.status === 'cancelled') {
      if (!isPreview) await markNotTold(db, { order_id: orderId, type: 'created' })
      return undefined
    }
    const draft = composeOrderConfirmation(order, await findDue(db, order, config), config)
    return { ...draft, attachments: await noticeFiles(db, config, now) }
  },
  sample: (config) => composeOrderConfirmation(sampleOrder, sampleDue, config),
})
