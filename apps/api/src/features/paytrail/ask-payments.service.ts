import { DAY_MS, MINUTE_MS } from '@arkpax/schema/durations'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { createPaytrailClient, type PaytrailAccount, PaytrailError } from '../../services/paytrail-client.ts'
import type { Sweep } from '../../services/privacy.ts'
import { takePayment } from './outcome.service.ts'
import { changeTransaction, listOpenPayments } from './paytrail.repo.ts'

/** The first time that Paytrail is asked; later it is asked less often, the older a payment is. */
const FIRST_MS = 5 * MINUTE_MS
const SLOWER_BY = 4
/** A payment that nobody has made by then nobody makes any more. */
const LONGEST_MS = 14 * DAY_MS
const AT_ONCE = 20

/** Asks Paytrail for payments of which nobody has told what came. */
export const askForPayments: Sweep = async (db, now, { paytrail }) => {
  if (!paytrail) return
  const open = await listOpenPayments(db, new Date(now.getTime() - LONGEST_MS), AT_ONCE)
  for (const payment of open.filter((payment) => isDue(payment, now))) await ask(db, paytrail, payment, now)
}

function isDue({ asked_at, created_at }: { asked_at: string | null; created_at: string }, now: Date): boolean {
  const last = Date.parse(asked_at ?? created_at)
  const age = last - Date.parse(created_at)
  return now.getTime() - last >= Math.max(FIRST_MS, age / SLOWER_BY)
}

async function ask(
  db: Kysely<Database>,
  account: PaytrailAccount,
  { id, transactionId }: { id: string; transactionId: string },
  now: Date,
): Promise<void> {
  try {
    const { status, amount, stamp, reference, paidAt } = await createPaytrailClient(account).read(transactionId)
    const at = paidAt ? new Date(paidAt) : now
    if (stamp === id)
      await db
        .transaction()
        .execute((transaction) =>
          takePayment(transaction, { stamp, transactionId, reference, cents: amount, status, at }, now),
        )
  } catch (error) {
    if (!(error instanceof PaytrailError)) throw error
  }
  await changeTransaction(db, id, { asked_at: now.toISOString() })
}
