import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** What gives a test the database of the engine that is tried reads this. */
const ENGINE = 'TEST_POSTGRES_URL'

/** The API's tests whose files, or what those import, know which engine is tried; the others say the same on any. */
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

  return globSync('apps/api/{src,test,seeds}/**/*.test.ts').filter((file) => reachesEngine(resolve(file)))
}
