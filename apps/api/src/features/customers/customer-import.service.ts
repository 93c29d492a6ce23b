import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { added, compared, type PlannedRow, type RowToPlan, refused } from '../../services/planned-row.ts'
import { findKeptOf } from './customer-imports.repo.ts'

/** What the rows of a file of customers would do to what staff keep of each. Tags are added to those that are there. */
export async function planCustomers(db: Kysely<Database>, rows: RowToPlan[]): Promise<PlannedRow[]> {
  const emails = rows.flatMap(({ values: { email } }) => (typeof email === 'string' ? [email] : []))
  const known = new Map((await findKeptOf(db, emails)).map((customer) => [customer.email, customer]))
  return rows.map(({ number, values: { email, ...said } }): PlannedRow => {
    if (typeof email !== 'string') return refused(number, '', 'Sähköposti puuttuu.')
    const customer = known.get(email)
    if (customer?.merged_into) return refused(number, email, 'Osoite on yhdistetty toiseen asiakkaaseen.')
    if (customer) {
      const tags = said.tags ? { tags: together(customer.tags, said.tags) } : {}
      const { id, version } = customer
      return compared(number, { id, version, title: email }, { ...customer }, { ...said, ...tags })
    }
    if (Object.keys(said).length === 0)
      return refused(number, email, 'Asiakas on uusi, eikä rivillä ole muuta kuin sähköposti.')
    return added(number, uuidv7(), email, { email, ...said })
  })
}

const together = (tags: readonly string[], more: unknown) =>
  [...new Set([...tags, ...(Array.isArray(more) ? more.map(String) : [])])].sort((a, b) => a.localeCompare(b, 'fi'))
