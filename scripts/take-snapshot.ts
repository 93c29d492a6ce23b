// Writes down what the database has now, for pages that are made without a build: `npm run dev`.
import { readConfig } from '../apps/api/src/config.ts'
import { openShop } from './open-shop.ts'
import { readPublishedContent, writePublishedContent } from './published-content.ts'

const { db } = await openShop(readConfig(process.env))
writePublishedContent('.cache/published.json', await readPublishedContent(db))
await db.destroy()
