import { exactMoment, formatDate } from '@arkpax/schema/format-fi'
import { returnBasisLabels } from '@arkpax/schema/return-labels'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, facts, paragraph } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { staffReturnLink } from '../mail/site-links.ts'
import { findOrder } from '../orders/orders.repo.ts'
import { sampleReturn } from './return-sample.ts'
import { findReturn, piecesOf, type WholeReturn } from './returns.repo.ts'

function compose(made: WholeReturn, orderNumber: number, config: MailContext['config']): MailDraft {
  const { id, number, name, receipt_email, announced_at, refund_due_on, items, basis, state } = made
  return {
    subject: `Peruutus ${number}: tilaus ${orderNumber}`,
    preview: `${name} perui tilauksen ${orderNumber}.`,
    heading: `Tilaus ${orderNumber} peruttiin kokonaan tai osittain`,
    blocks: [
      facts(
        ['Peruuttaja', name],
        ['Sähköposti', receipt_email],
        ['Vastaanotettu', exactMoment(announced_at)],
        ['Peruste', returnBasisLabels[basis]],
        ...(state === 'closed' ? [] : [['Hyvitettävä viimeistään', formatDate(refund_due_on)] as const]),
      ),
      facts(...piecesOf(items).map(({ product_name, quantity }) => [product_name, `${quantity}\u00A0kpl`] as const)),
      paragraph(
        items.every(({ is_cancelled }) => is_cancelled)
          ? 'Tuotteita ei ollut lähetetty: ne on poistettu tilaukselta ja palautettu varastoon.'
          : 'Sovi palautuksesta asiakkaan kanssa. Asiakas sai kuitin sähköpostiinsa.',
      ),
      button('Avaa palautus hallinnassa', staffReturnLink(config, id)),
    ],
    reason: 'Sait tämän viestin, koska tähän osoitteeseen tulevat asiakkaiden peruutukset.',
  }
}

/** Tells staff that a customer has withdrawn. */
export const withdrawalNotice = mailKind({
  name: 'withdrawal-notice',
  payload: z.object({ returnId: z.string() }),
  async render({ returnId }, { db, config }) {
    const made = await findReturn(db, returnId)
    const order = made && (await findOrder(db, made.order_id))
    return made && order && compose(made, order.number, config)
  },
  sample: (config) => compose(sampleReturn, 1042, config),
})
