import type { ReadStatement } from '../src/features/payments/read-statement.ts'

/** Money on the account. */
export interface Movement {
  /** Less than nothing where it left. */
  cents: number
  name?: string
  reference?: string
  message?: string
  endToEndId?: string
}

interface Account {
  iban: string
  openingCents: number
  movements: readonly Movement[]
}

/** A day's statement, as it is read from the bank's file. */
export function dayStatement(day: string, { iban, openingCents, movements }: Account): ReadStatement {
  const entries = movements.map(({ cents, name, reference, message, endToEndId }, at) => {
    const key = `demo-${day}-${at + 1}`
    return {
      ...{ bankKey: key, batchKey: key, bookedOn: day, cents, partyIban: null, isReversal: false, refusal: null },
      reference: reference ?? null,
      message: message ?? null,
      partyName: name ?? null,
      endToEndId: endToEndId ?? null,
    }
  })
  const closingCents = movements.reduce((sum, { cents }) => sum + cents, openingCents)
  return { bankId: `demo-${day}`, iban, firstDay: day, lastDay: day, openingCents, closingCents, entries, fault: null }
}
