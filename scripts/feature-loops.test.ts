import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g

/** What a file imports of its own workspace, as paths from the repository's root. */
function importsOf(file: string, source: string, aliasRoot: string): string[] {
  return [...source.matchAll(IMPORT)].flatMap(([, target = '']) => {
    if (target.startsWith('~/')) return join(aliasRoot, target.slice(2))
    return target.startsWith('.') ? normalize(join(dirname(file), target)) : []
  })
}

const sourcesOf = (root: string) =>
  globSync(`${root}/**/*.{ts,tsx,astro}`)
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ file, imports: importsOf(file, readFileSync(file, 'utf8'), root) }))

/** Which feature of `root` imports which, with the files that do. */
function featureGraph(sources: { file: string; imports: string[] }[], root: string): Map<string, Set<string>> {
  const featureOf = (path: string) =>
    path.startsWith(`${root}/features/`) ? path.slice(`${root}/features/`.length).split('/')[0] : undefined
  const graph = new Map<string, Set<string>>()
  for (const { file, imports } of sources) {
    const from = featureOf(file)
    if (!from) continue
    const others = graph.get(from) ?? new Set()
    for (const to of imports.map(featureOf)) if (to && to !== from) others.add(to)
    graph.set(from, others)
  }
  return graph
}

/** The features that can be reached from themselves. */
function featuresInLoops(graph: Map<string, Set<string>>): string[] {
  const reachable = (from: string, seen = new Set<string>()): Set<string> => {
    for (const to of graph.get(from) ?? [])
      if (!seen.has(to)) {
        seen.add(to)
        reachable(to, seen)
      }
    return seen
  }
  return [...graph.keys()].filter((feature) => reachable(feature).has(feature)).sort()
}

const API = 'apps/api/src'
const SITE = 'apps/site/src'

describe('the features', () => {
  it.each([API, SITE])('of %s form no loop', (root) => {
    const graph = featureGraph(sourcesOf(root), root)
    expect(graph.size).toBeGreaterThan(5)
    expect(featuresInLoops(graph)).toEqual([])
  })

  it('of a house where two need each other are found, also over a third', () => {
    const file = (name: string, imports: string[]) => ({
      file: `${API}/features/${name}/${name}.ts`,
      imports: imports.map((other) => `${API}/features/${other}/${other}.ts`),
    })
    const graph = featureGraph(
      [file('orders', ['mail']), file('mail', ['contact']), file('contact', ['orders']), file('blog', ['orders'])],
      API,
    )
    expect(featuresInLoops(graph)).toEqual(['contact', 'mail', 'orders'])
  })

  it('are not needed by the mail, which carries what they queue, save for the settings, whose company signs it', () => {
    expect([...(featureGraph(sourcesOf(API), API).get('mail') ?? [])]).toEqual(['settings'])
  })
})

it('the database’s engine imports nothing that stands on it: only the list of tables names the nouns’ row types', () => {
  const upward = sourcesOf(`${API}/db`).flatMap(({ file, imports }) =>
    imports
      .filter((path) => /\/src\/(http|services|features)\//.test(path))
      .filter((path) => !(file === `${API}/db/database.ts` && path.endsWith('.table.ts')))
      .map((path) => `${file} → ${path}`),
  )
  expect(upward).toEqual([])
})
