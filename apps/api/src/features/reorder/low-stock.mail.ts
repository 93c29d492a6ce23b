import { formatNumber } from '@arkpax/schema/format-fi'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, facts, paragraph } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { stockLink } from '../mail/site-links.ts'
import { listStockLevels, type StockLevel } from '../products/stock-levels.repo.ts'

type Low = Pick<StockLevel, 'name' | 'available' | 'limit'>

const pieces = (count: number) => `${formatNumber(count)}\u00A0kpl`

function compose(products: readonly Low[], config: MailContext['config']): MailDraft {
  const [first] = products
  const subject =
    products.length === 1 && first ? `Varasto vähissä: ${first.name}` : `Varasto vähissä: ${products.length} tuotetta`
  return {
    subject,
    preview: products.map(({ name, available }) => `${name}: ${pieces(available)}`).join(', '),
    heading: 'Varasto on vähissä',
    blocks: [
      paragraph('Näitä tuotteita on vapaana enää hälytysrajan verran tai vähemmän:'),
      facts(
        ...products.map(({ name, available, limit }): [string, string] => [
          name,
          `${pieces(available)} (raja ${pieces(limit)})`,
        ]),
      ),
      button('Avaa varastonhallinta', stockLink(config)),
    ],
    reason:
      'Sait tämän viestin, koska tähän osoitteeseen tulevat ilmoitukset varastosta. Kustakin tuotteesta kerrotaan kerran.',
  }
}

/** Tells staff of what runs low, as it is when the mail leaves; dropped when there is enough of everything by then. */
export const lowStock = mailKind({
  name: 'low-stock',
  payload: z.object({ productIds: z.array(z.string()) }),
  async render({ productIds }, { db, config }) {
    const low = (await listStockLevels(db, productIds)).filter(({ available, limit }) => available <= limit)
    return low.length > 0 ? compose(low, config) : undefined
  },
  sample: (config) =>
    compose(
      [
        { name: 'Ark PRO 2400 W', available: 4, limit: 5 },
        { name: 'Aurinkopaneeli 200 W', available: 0, limit: 10 },
      ],
      config,
    ),
})
