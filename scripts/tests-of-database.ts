import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** What gives a test the database of the engine that is tried reads this. */
export const ENGINE = 'TEST_POSTGRES_URL'

/**
 * What checks calls, roles, records, mails, limits, pictures, models or the assistant over databases of any engine. Each statement of the product that
 * these run is run on PostgreSQL by the tests of its feature too.
 */
const OF_ANY_ENGINE = [
  'apps/api/src/features/chat/assistant-thread.test.ts',
  'apps/api/src/features/chat/chat-model.test.ts',
  'apps/api/src/features/chat/assistant/**',
  'apps/api/src/features/media/media-faults.test.ts',
  'apps/api/src/features/offers/offer-page.test.ts',
  'apps/api/src/features/returns/withdrawal-pages.test.ts',
  'apps/api/src/http/*.test.ts',
  'apps/api/test/assistant/**',
  'apps/api/test/audited-calls.test.ts',
  'apps/api/test/customer-access.test.ts',
  'apps/api/test/generated-client.test.ts',
  'apps/api/test/header-injection.test.ts',
  'apps/api/test/mail-conversation.test.ts',
  'apps/api/test/openapi-lint.test.ts',
  'apps/api/test/roles.test.ts',
]

/** The API's tests whose files, or what those import, know which engine is tried, without those above; the others say the same on any. */
export function testsOfDatabase(): string[] {
  const known = new Map<string, { isOfEngine: boolean; imports: string[] }>()

  function read(file: string) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const imports = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => resolve(dirname(file), path))
    const found = { isOfEngine: text.includes(ENGINE), imports }
    known.set(file, found)
    return found
  }

  function reachesEngine(file: string, seen = new Set<string>()): boolean {
    if (seen.has(file)) return false
    seen.add(file)
    const { isOfEngine, imports } = known.get(file) ?? read(file)
    return isOfEngine || imports.some((path) => reachesEngine(path, seen))
  }

  return globSync('apps/api/{src,test,seeds}/**/*.test.ts', { exclude: OF_ANY_ENGINE }).filter((file) =>
    reachesEngine(resolve(file)),
  )
}
