import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build as bundle } from 'esbuild'
import { readContent } from '../apps/api/src/features/chat/assistant/content/read-content.ts'
import { inFile } from '../apps/api/src/features/chat/assistant/learned/learned-file.ts'
import { loadLearned } from '../apps/api/src/features/chat/assistant/learned/load-learned.ts'
import { beginBuild } from './put-in-place.ts'

/** Where the API's bundle stands. */
export const API = 'apps/api/dist'

/** Bundles the API, with what its assistant knows, and puts it in place when it is whole. */
export async function buildApi(mark: string): Promise<void> {
  const next = beginBuild(API)
  try {
    await bundle({
      entryPoints: {
        start: 'apps/api/src/start.ts',
        // Journeys open shops with it, many in one process.
        shop: 'apps/api/src/shop.ts',
        audit: 'apps/api/src/audit.ts',
        backup: 'apps/api/src/backup.ts',
        doctor: 'apps/api/src/doctor.ts',
        'assistant.worker': 'apps/api/src/features/chat/assistant.worker.ts',
        'imports.worker': 'apps/api/src/features/imports/imports.worker.ts',
        'picture.worker': 'apps/api/src/services/picture.worker.ts',
        'statements.worker': 'apps/api/src/features/payments/statements.worker.ts',
        'typesetter.worker': 'apps/api/src/services/typesetter.worker.ts',
      },
      outdir: next.dir,
      bundle: true,
      splitting: true,
      platform: 'node',
      target: 'node24',
      format: 'esm',
      minify: true,
      legalComments: 'none',
      external: ['better-sqlite3', 'pg', '@node-rs/argon2', 'sharp', '@myriaddreamin/typst-ts-node-compiler'],
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    })
    writeKnowledge(next.dir)
    cpSync('apps/api/src/templates', join(next.dir, 'templates'), { recursive: true })
    writeFileSync(join(next.dir, '.fingerprint'), mark)
    next.putInPlace()
  } catch (error) {
    next.discard()
    throw error
  }
}

/** Writes what is learned from the assistant's knowledge into a folder, and that knowledge as the API reads it: without the examples, which only learning needs. */
function writeKnowledge(dir: string): void {
  const content = readContent(new URL('../content/', import.meta.url))
  writeFileSync(join(dir, 'learned.bin'), inFile(loadLearned(content)))
  const { intents, safety } = content
  const known = { ...content, intents: { ...intents, examples: [] }, safety: { ...safety, examples: [] } }
  writeFileSync(join(dir, 'knowledge.json'), JSON.stringify(known))
}
