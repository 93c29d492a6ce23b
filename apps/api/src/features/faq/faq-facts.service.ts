import { catalogueProduct } from '@arkpax/schema/catalogue'
import { type Facts, factsOf, resolveFacts, UnknownFact } from '@arkpax/schema/facts'
import type { FaqEntryChange } from '@arkpax/schema/faq'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { allWholeProducts } from '../products/products.repo.ts'
import { listUnshownProducts } from '../products/unshown-products.repo.ts'
import { readSettings } from '../settings/settings.repo.ts'

/** So many names are offered in the place of one that is not known. */
const OFFERED = 12

/** What questions and answers may name, as staff have written it. */
export async function readFacts(db: Kysely<Database>): Promise<Facts> {
  const shown = await allWholeProducts(db)
  const products = [...shown, ...(await listUnshownProducts(db, shown))].map(catalogueProduct)
  return factsOf({ settings: await readSettings(db), products })
}

/** Throws `invalid_fields` where a question or an answer names what nobody knows: such a text could be on no page. */
export async function refuseUnknownFacts(
  db: Kysely<Database>,
  { question = '', answer = '' }: FaqEntryChange,
): Promise<void> {
  if (!`${question}${answer}`.includes('[[')) return
  const facts = await readFacts(db)
  const errors = Object.entries({ question, answer }).flatMap(([path, text]) => {
    const placeholder = unknownIn(text, facts)
    return placeholder === undefined ? [] : [{ path, detail: refusal(placeholder, facts) }]
  })
  if (errors.length > 0) throw new ApiError('invalid_fields', { errors })
}

function unknownIn(text: string, facts: Facts): string | undefined {
  try {
    resolveFacts(text, facts)
    return undefined
  } catch (error) {
    if (error instanceof UnknownFact) return error.placeholder
    throw error
  }
}

/** Names the known ones of the same kind, or where there are none, the first of all. */
function refusal(placeholder: string, { names }: Facts): string {
  const kind = /^\[\[([a-z]+(?:\.\d+)?)\./i.exec(placeholder)?.[1]?.toLowerCase()
  const alike = names.filter((name) => name.startsWith(`${kind}.`))
  const offered = (alike.length > 0 ? alike : names).slice(0, OFFERED).map((name) => `[[${name}]]`)
  return `Tietoa ${placeholder} ei ole. Tunnettuja ovat esimerkiksi ${offered.join(', ')}.`
}
