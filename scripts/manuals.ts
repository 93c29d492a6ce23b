// `npm run manuals`: typesets content/manuals/ again. A build does it by itself when something has changed.
import { buildManuals } from './manuals/build-manuals.ts'

const started = Date.now()
const files = await buildManuals(process.env.PUBLIC_URL ?? 'http://localhost')
console.log(`${files.join('\n')}\n${((Date.now() - started) / 1000).toFixed(1)} s`)
