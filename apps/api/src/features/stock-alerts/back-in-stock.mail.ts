import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, note, paragraph } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { cancelAlertLink, oneClickAlertLink, productLink } from '../mail/site-links.ts'
import { readStock } from '../products/stock.repo.ts'
import { alertToken } from './alert-token.repo.ts'
import { findAlert, waitAgain } from './stock-alerts.repo.ts'

interface Told {
  productId: string
  name: string
  token: string
}

const compose = ({ productId, name, token }: Told, config: MailContext['config']): MailDraft => ({
  subject: `${name} on taas saatavilla`,
  preview: 'Pyysit meitä kertomaan, kun tuotetta on saatavilla.',
  heading: 'Tuotetta on taas saatavilla',
  blocks: [
    paragraph(`${name} on saapunut varastoomme. Pyysit meitä kertomaan siitä.`),
    button('Katso tuotetta', productLink(config, productId)),
    note(
      `Ilmoitus ei varaa tuotetta, ja kappaleita on rajallisesti. Ilmoitamme tästä tuotteesta vain kerran ja poistamme osoitteesi kuukauden kuluessa. Voit poistaa sen heti: ${cancelAlertLink(config, token)}`,
    ),
  ],
  reason: 'Sait tämän viestin, koska pyysit tuotteen sivulla ilmoitusta ja vahvistit osoitteesi.',
  headers: {
    'List-Unsubscribe': `<${oneClickAlertLink(config, token)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
})

/** Tells one who waited that there is some. Where it has been sold by the time the mail leaves, they wait again. */
export const backInStock = mailKind({
  name: 'back-in-stock',
  payload: z.object({ alertId: z.string() }),
  async render({ alertId }, { db, config, to }) {
    const alert = await findAlert(db, alertId)
    if (!alert || alert.email !== to) return undefined
    const product = await readStock(db, alert.product_id)
    if (!product || product.stock <= 0) {
      await waitAgain(db, alertId)
      return undefined
    }
    const token = await alertToken(db, 'cancel', alertId)
    return compose({ productId: alert.product_id, name: alert.product_name, token }, config)
  },
  sample: (config) => compose({ productId: '1', name: 'Ark PRO 2400 W', token: 'esimerkki' }, config),
})
