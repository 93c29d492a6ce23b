import type { ErasurePart } from '@arkpax/schema/privacy-requests'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Person, Privacy } from '../../services/privacy.ts'
import { eraseAccount } from '../accounts/account-erasure.service.ts'
import { findVerifiedAccount } from '../accounts/accounts.repo.ts'
import { readOwnData } from '../accounts/own-data.service.ts'

/** What the file does not hold, so that it can be told. */
const LEFT_OUT = [
  { what: 'Salasana', because: 'Tallessa on vain tiiviste, josta salasanaa ei voi lukea.' },
  { what: 'Lähetettyjen sähköpostien sisältö', because: 'Tallessa on vain, mitä lähetettiin, kenelle ja milloin.' },
  {
    what: 'Yhteydenottojen sisäiset muistiinpanot',
    because: 'Niissä voi olla muiden tietoja. Liitämme ne pyynnöstä, kun muiden tiedot on poistettu.',
  },
]

const NO_ACCOUNT = {
  what: 'Asiakastili, arvostelut ja chat-keskustelut',
  because: 'Osoitteella ei ole vahvistettua tiliä, joten niitä ei voi yhdistää siihen.',
}

/** Everything that is stored about an address, as its customer downloads it, with what is left out and why. */
export async function readPersonalData(db: Kysely<Database>, nouns: readonly Privacy[], email: string) {
  const person = await personOf(db, email)
  const left_out = person.id ? LEFT_OUT : [...LEFT_OUT, NO_ACCOUNT]
  return { email, ...(await readOwnData(db, nouns, person)), left_out }
}

/** What erasing an address would delete and what would stay; nothing is changed. */
export async function previewErasure(
  db: Kysely<Database>,
  nouns: readonly Privacy[],
  email: string,
): Promise<ErasurePart[]> {
  const person = await personOf(db, email)
  const parts: ErasurePart[] = []
  for (const { erasureParts } of nouns) if (erasureParts) parts.push(...(await erasureParts(db, person)))
  return parts
}

/** Erases an address in the caller's transaction: as deleting an account does, and what goes only when it is asked for. */
export async function erasePersonalData(
  db: Kysely<Database>,
  nouns: readonly Privacy[],
  email: string,
  now: Date,
): Promise<void> {
  const person = await personOf(db, email)
  // While the account is there, its reviews can be told from others.
  for (const { eraseOnRequest } of nouns) await eraseOnRequest?.(db, person, now)
  await eraseAccount(db, nouns, person, now)
}

/** An account that has only claimed the address is somebody else's until it is verified. */
async function personOf(db: Kysely<Database>, email: string): Promise<Person> {
  return { id: (await findVerifiedAccount(db, email))?.id, email }
}
