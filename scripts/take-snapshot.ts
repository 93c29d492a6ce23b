// Writes down what is published now, for pages that are made without a build: `npm run dev`.
import { readConfig } from '../apps/api/src/config.ts'
import { readPublishedContent } from '../apps/api/src/published-content.ts'
import { fetchSnapshot } from './fetch-snapshot.ts'
import { openShop } from './open-shop.ts'
import { writePublishedContent } from './write-published-content.ts'

const FILE = '.cache/published.json'
const config = readConfig(process.env)

if (config.snapshot) {
  writePublishedContent(FILE, await fetchSnapshot(config.snapshot))
} else {
  const { db } = await openShop(config)
  writePublishedContent(FILE, await readPublishedContent(db, [], { paysOnline: config.paytrail !== undefined }))
  await db.destroy()
}
