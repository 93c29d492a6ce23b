import { finnishDay } from '@arkpax/schema/format-fi'
import type { Sweep } from '../../services/privacy.ts'
import { queueMail } from '../mail/mail.service.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { paymentReminder } from './payment-reminder.mail.ts'
import { listUnreminded, noteReminder } from './payment-reminders.repo.ts'

/** Reminds of prepayments whose day is over, each customer once for an order; after that staff decide. */
export const remindOfPayments: Sweep = (db, now, { paytrail }) =>
  db.transaction().execute(async (transaction) => {
    const { sale } = await readSettings(transaction)
    const methods = [...(sale.iban ? (['bank_transfer'] as const) : []), ...(paytrail ? (['paytrail'] as const) : [])]
    if (methods.length === 0) return
    for (const { id: orderId, customer_email: to } of await listUnreminded(transaction, finnishDay(now), methods))
      if (await noteReminder(transaction, orderId, now))
        await queueMail(transaction, paymentReminder, { to, payload: { orderId } }, now)
  })
