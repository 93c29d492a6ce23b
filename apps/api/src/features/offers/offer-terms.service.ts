import { resolveMarkdown } from '@arkpax/schema/facts'
import { finnishDay } from '@arkpax/schema/format-fi'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { ContentTexts } from '../chat/assistant/content/content-texts.ts'
import { sections } from '../chat/assistant/content/plain-text.ts'
import { loadKnowledge } from '../chat/assistant/knowledge.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { readShopFacts } from '../settings/shop-facts.service.ts'
import type { OfferTerms } from './offer-terms.ts'

/** What belongs to a sale, in the order of its reading. */
const TEXTS = ['terms-of-service', 'return-refund-policy', 'warranty-policy']

let read: Promise<ContentTexts['policies']> | undefined

/** Read once: they are of the build, and reading them again would keep others from writing meanwhile. */
function readPolicies(): Promise<ContentTexts['policies']> {
  read ??= loadKnowledge().then(({ texts }) => texts.policies)
  return read
}

/** The terms as they are today: the texts of the site with their facts filled in, and the settings of the sale. */
export async function readTerms(db: Kysely<Database>, now: Date): Promise<OfferTerms> {
  const policies = await readPolicies()
  const facts = await readShopFacts(db, now)
  const { terms, sale } = await readSettings(db)
  return {
    day: finnishDay(now),
    texts: TEXTS.flatMap((id) => {
      const policy = policies.find((one) => one.id === id)
      if (!policy) return []
      const text = resolveMarkdown(policy.body, facts)
      return [{ id, title: policy.data.title, sections: sections(text) }]
    }),
    withdrawalDays: terms.withdrawalDays,
    returnDays: terms.returnDays,
    returnPickupStation: terms.returnPickupStation,
    returnPickupPanel: terms.returnPickupPanel,
    deliveryDays: terms.deliveryDays,
    warrantyMonths: terms.warrantyMonths,
    orderButton: sale.orderButton,
  }
}
