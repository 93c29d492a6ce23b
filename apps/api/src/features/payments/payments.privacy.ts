import { erasurePart } from '../../services/erasure-part.ts'
import type { Person, Privacy } from '../../services/privacy.ts'
import { listOrdersToForget } from '../orders/order-erasures.repo.ts'
import { countPartiesOf, deleteStatementsBefore, forgetPartiesOf, readPaymentsOf } from './payments-of-person.repo.ts'

const BOOKKEEPING_YEARS = 6

export const paymentsPrivacy: Privacy = {
  columns: {
    payments: ['reason', 'recorded_by'],
    bank_statements: ['file_name', 'author'],
    bank_entries: ['reference', 'message', 'party_name', 'party_iban', 'ignore_reason'],
  },
  ownData: async (db, person) => ({ payments: await readPaymentsOf(db, await ordersOf(db, person)) }),
  erase: async (db, person) => forgetPartiesOf(db, await ordersOf(db, person)),
  erasureParts: async (db, person) =>
    erasurePart('bank-entries', 'anonymised', await countPartiesOf(db, await ordersOf(db, person))),
  // A statement is kept with the books of its year: six years from the end of it.
  retain: [(db, now) => deleteStatementsBefore(db, `${now.getUTCFullYear() - BOOKKEEPING_YEARS}-01-01`)],
}

const ordersOf = async (db: Parameters<typeof listOrdersToForget>[0], { email }: Person) =>
  email ? (await listOrdersToForget(db, email)).map(({ id }) => id) : []
