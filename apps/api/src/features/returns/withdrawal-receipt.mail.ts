import { exactMoment, formatEuros } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import { REFUND_DAYS } from '@arkpax/schema/returns'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, facts, greeting, note, paragraph } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { findOrder } from '../orders/orders.repo.ts'
import { pickupCost } from './return-detail.service.ts'
import { needsFreight } from './return-freight.service.ts'
import { sampleReturn } from './return-sample.ts'
import { returnToken } from './return-token.repo.ts'
import { findReturn, piecesOf, type WholeReturn } from './returns.repo.ts'
import { basisText } from './withdrawal-texts.ts'

interface Receipt {
  made: WholeReturn
  orderNumber: number
  page: string
  byFreight: boolean
  /** What we would fetch the goods for, in euros; null where that is agreed. */
  pickup: number | null
}

/** The receipt of a notice of withdrawal: what was withdrawn, by whom, and when, to the second. */
function composeWithdrawalReceipt(
  { made, orderNumber, page, byFreight, pickup }: Receipt,
  config: MailContext['config'],
): MailDraft {
  const { number, announced_at, name, receipt_email, items, basis } = made
  return {
    subject: `Peruutuksesi ${number} on vastaanotettu`,
    preview: `Tilaus ${orderNumber}, ${exactMoment(announced_at)}.`,
    heading: 'Olemme saaneet peruutuksesi',
    blocks: [
      greeting(name),
      paragraph('tämä on kuitti siitä, että olet peruuttanut sopimuksen. Säilytä se.'),
      facts(
        ['Peruutuksen numero', String(number)],
        ['Vastaanotettu', `${exactMoment(announced_at)} (Suomen aikaa)`],
        ['Peruuttaja', name],
        ['Kuitin sähköposti', receipt_email],
        ['Tilausnumero', String(orderNumber)],
        ...piecesOf(items).map(({ product_name, quantity }) => [product_name, `${quantity}\u00A0kpl`] as const),
        ...moneyOf(made, pickup),
      ),
      paragraph(basisText[basis]),
      paragraph(whatNext(made, byFreight)),
      button('Avaa kuitti', `${config.publicUrl}${page}`),
      note('Jos et tehnyt tätä peruutusta, vastaa tähän viestiin heti.'),
    ],
    reason: 'Sait tämän viestin, koska sopimus peruutettiin sivuillamme.',
  }
}

/** What the withdrawn goods cost, and what fetching them does where we do and something comes back: labels and sums. */
export function moneyOf({ items }: WholeReturn, pickup: number | null): [string, string][] {
  const goods = items.reduce((sum, { value_cents }) => sum + value_cents, 0)
  const told: [string, string][] = [['Tuotteiden hinta', formatEuros(toEuros(goods))]]
  if (pickup) told.push(['Palautuksen noudon hinta', formatEuros(pickup)])
  return told
}

/** What happens after the notice, by whether something comes back, and by freight only. */
export function whatNext({ items }: Pick<WholeReturn, 'items'>, byFreight: boolean): string {
  const cancelled = items.filter(({ is_cancelled }) => is_cancelled)
  const refund = `Palautamme maksusi viimeistään ${REFUND_DAYS}\u00A0päivän kuluttua tästä ilmoituksesta, samalla maksutavalla jolla maksoit.`
  if (cancelled.length === items.length)
    return `Tuotteita ei ollut vielä lähetetty, joten poistimme ne tilaukselta eikä sinun tarvitse tehdä mitään. Jos olit jo maksanut ne, palautamme maksusi viimeistään ${REFUND_DAYS}\u00A0päivän kuluttua tästä ilmoituksesta.`
  const part = cancelled.length > 0 ? 'Ne tuotteet, joita ei ollut vielä lähetetty, poistimme tilaukselta. ' : ''
  const why = byFreight ? ': asemat ja lisäakut eivät saa kulkea postissa, joten sovimme noudosta' : ''
  return `${part}Odota palautusohjettamme ennen kuin lähetät mitään${why}. ${refund} Voimme odottaa hyvitystä, kunnes tuotteet ovat meillä tai olet osoittanut lähettäneesi ne.`
}

/** Confirms a notice of withdrawal. */
export const withdrawalReceipt = mailKind({
  name: 'withdrawal-receipt',
  payload: z.object({ returnId: z.string() }),
  async render({ returnId }, { db, config }) {
    const made = await findReturn(db, returnId)
    const order = made && (await findOrder(db, made.order_id))
    if (!made || !order) return undefined
    const page = `/peruuta-sopimus/kuitti/${await returnToken(db, made.id)}`
    const byFreight = await needsFreight(db, made)
    const pickup = await pickupCost(db, made.items, order.shipping_postcode)
    return composeWithdrawalReceipt({ made, orderNumber: order.number, page, byFreight, pickup }, config)
  },
  sample: (config) =>
    composeWithdrawalReceipt(
      { made: sampleReturn, orderNumber: 1042, page: '/peruuta-sopimus/kuitti/…', byFreight: true, pickup: 49 },
      config,
    ),
})
