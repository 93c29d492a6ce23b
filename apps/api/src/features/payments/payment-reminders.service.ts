import { finnishDay } from '@arkpax/schema/format-fi'
import type { Sweep } from '../../services/privacy.ts'
import { queueMail } from '../mail/mail.service.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { paymentReminder } from './payment-reminder.mail.ts'
import { listUnreminded, noteReminder } from './payment-reminders.repo.ts'

/** Reminds of prepayments whose day is over, each customer once for an order; after that staff decide. */
export const remindOfPayments: Sweep = (db, now) =>
  db.transaction().execute(async (transaction) => {
    if (!(await readSettings(transaction)).sale.iban) return
    for (const { id: orderId, customer_email: to } of await listUnreminded(transaction, finnishDay(now)))
      if (await noteReminder(transaction, orderId, now))
        await queueMail(transaction, paymentReminder, { to, payload: { orderId } }, now)
  })
