import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const BIOME = resolve('node_modules/@biomejs/biome/bin/biome')
let house = ''

// A house of its own with the same rules: others read and build the sources meanwhile.
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'arkpax-borders-'))
  for (const file of ['biome.json', '.gitignore']) cpSync(file, join(house, file))
})
afterEach(() => rmSync(house, { recursive: true }))

/** Puts a file where it would stand, and asks the linter of it. */
function lint(file: string, source: string) {
  mkdirSync(join(house, dirname(file)), { recursive: true })
  writeFileSync(join(house, file), source)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [BIOME, 'lint', '--only=style/noRestrictedImports', file],
    { encoding: 'utf8', cwd: house },
  )
  return { refused: status !== 0, says: stdout + stderr }
}

describe('the borders of the house', () => {
  it.each([
    ['the schema importing the api', 'packages/schema/src/border-probe.ts', '@arkpax/api/src/app.ts'],
    ['http importing a feature', 'apps/api/src/http/border-probe.ts', '../features/blog/blog.repo.ts'],
    ['db importing a feature', 'apps/api/src/db/border-probe.ts', '../features/blog/blog.repo.ts'],
    ['routes speaking SQL', 'apps/api/src/features/blog/border-probe.routes.ts', 'kysely'],
    ['the site importing the api', 'apps/site/src/lib/border-probe.ts', '../../../api/src/app.ts'],
    ['a page importing the api', 'apps/site/src/pages/border-probe.ts', '@arkpax/api/src/app.ts'],
    ['a component importing a feature', 'apps/site/src/components/ui/border-probe.ts', '../../features/home/hero.ts'],
    [
      'a feature importing another feature',
      'apps/site/src/features/home/border-probe.ts',
      '~/features/blog/blog.fi.ts',
    ],
    ['a feature importing its neighbour by path', 'apps/site/src/features/home/border-probe.ts', '../blog/blog.fi.ts'],
  ])('refuse %s', (_, file, target) => {
    const { refused, says } = lint(file, `import { probe } from '${target}'\n\nexport const border = probe\n`)
    expect(says).toContain('noRestrictedImports')
    expect(refused).toBe(true)
  })

  it.each([
    ['a repository speaking SQL', 'apps/api/src/features/blog/border-probe.repo.ts', 'kysely'],
    ['a feature using lib', 'apps/site/src/features/home/border-probe.ts', '../../lib/paths.ts'],
    ['a feature using a component', 'apps/site/src/features/home/border-probe.ts', '~/components/ui/button.recipe.ts'],
    ['the site using the schema', 'apps/site/src/lib/border-probe.ts', '@arkpax/schema/labels'],
  ])('allow %s', (_, file, target) => {
    expect(lint(file, `import { probe } from '${target}'\n\nexport const border = probe\n`).refused).toBe(false)
  })
})
