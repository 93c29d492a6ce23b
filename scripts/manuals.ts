// `npm run manuals`: typesets content/manuals/ again. A build does it by itself when something has changed.
import { readConfig } from '../apps/api/src/config.ts'
import { factsOfPublished, readPublishedContent } from '../apps/api/src/published-content.ts'
import { buildManuals } from './manuals/build-manuals.ts'
import { openShop } from './open-shop.ts'

const started = Date.now()
const { db } = await openShop(readConfig(process.env))
const published = await readPublishedContent(db)
const url = process.env.PUBLIC_URL ?? 'http://localhost'
const files = await buildManuals(url, published.settings, factsOfPublished(published))
await db.destroy()
console.log(`${files.join('\n')}\n${((Date.now() - started) / 1000).toFixed(1)} s`)
