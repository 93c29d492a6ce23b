import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, note, paragraph } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { confirmAlertLink } from '../mail/site-links.ts'
import { alertToken } from './alert-token.repo.ts'
import { findAlert } from './stock-alerts.repo.ts'

const compose = (name: string, token: string, config: MailContext['config']): MailDraft => ({
  subject: `Vahvista pyyntösi: ${name}`,
  preview: 'Kerromme, kun tuotetta on saatavilla.',
  heading: 'Vahvista pyyntösi',
  blocks: [
    paragraph(`Pyysit meitä kertomaan, kun tuotetta ${name} on saatavilla. Vahvista vielä, että tämä osoite on sinun.`),
    button('Vahvista osoite', confirmAlertLink(config, token)),
    note(
      'Linkki on voimassa viikon. Jos et pyytänyt ilmoitusta, älä tee mitään: poistamme osoitteesi viikossa, etkä saa meiltä muita viestejä.',
    ),
  ],
  reason: 'Sait tämän viestin, koska tällä osoitteella pyydettiin ilmoitusta tuotteen saatavuudesta.',
})

/** Asks whoever wants to be told to confirm the address. Dropped when that is done by now, or the request is gone. */
export const stockAlertConfirmation = mailKind({
  name: 'stock-alert-confirmation',
  payload: z.object({ alertId: z.string() }),
  async render({ alertId }, { db, config, to }) {
    const alert = await findAlert(db, alertId)
    if (!alert || alert.confirmed_at !== null || alert.email !== to) return undefined
    return compose(alert.product_name, await alertToken(db, 'confirm', alertId), config)
  },
  sample: (config) => compose('Ark PRO 2400 W', 'esimerkki', config),
})
