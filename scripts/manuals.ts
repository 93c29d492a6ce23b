// `npm run manuals`: typesets content/manuals/ again. A build does it by itself when something has changed.
import { readConfig } from '../apps/api/src/config.ts'
import { readSettings } from '../apps/api/src/features/settings/settings.repo.ts'
import { buildManuals } from './manuals/build-manuals.ts'
import { openShop } from './open-shop.ts'

const started = Date.now()
const { db } = await openShop(readConfig(process.env))
const files = await buildManuals(process.env.PUBLIC_URL ?? 'http://localhost', await readSettings(db))
await db.destroy()
console.log(`${files.join('\n')}\n${((Date.now() - started) / 1000).toFixed(1)} s`)
