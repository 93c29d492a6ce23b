import { existsSync, readFileSync } from 'node:fs'
import { type CatalogueProduct, catalogue } from '@arkpax/schema/catalogue'
import { type Appliance, appliances, type Company, company } from '@arkpax/schema/content'
import * as z from 'zod'
import { passage } from './passages.ts'

/** Everything that the assistant knows besides what the database says of prices and stock. */
export const knowledge = z.object({ passages: z.array(passage), catalogue, appliances, company })
export type Knowledge = z.output<typeof knowledge>
export type { Appliance, CatalogueProduct, Company }

/** The file that the build puts beside the bundle. */
const BUILT = new URL('./knowledge.json', import.meta.url)

/** The knowledge of the build; in development and tests, where there is no build, the content itself. */
export async function loadKnowledge(): Promise<Knowledge> {
  if (existsSync(BUILT)) return JSON.parse(readFileSync(BUILT, 'utf8'))
  const { readContent } = await import('./content/read-content.ts')
  return readContent(new URL('../../../../../../content/', import.meta.url))
}
