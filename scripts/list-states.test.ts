import { globSync, readFileSync } from 'node:fs'
import { endpoints } from '@arkpax/schema/endpoints'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'

const ROOT = 'apps/site/src'
/** A page of a list, or what reads one whole. */
const LIST_HOOK = /(?:const (\w+) = )?(?<!function )\b(?:usePagedList|useOwnList)\(/g
const READ = /(?:const (\w+) = )?\buse(?:Fresh)?Read\('([^']+)'/g

const isList = (key: string) =>
  Object.entries(endpoints).some(
    ([name, endpoint]) => name === key && 'output' in endpoint && endpoint.output instanceof z.ZodArray,
  )

/** The lists that a screen reads without giving them to `ListResults` or `Loaded`, as it calls them. */
function listsOnTheirOwn(source: string): string[] {
  const reads = [...source.matchAll(READ)].filter(([, , key = '']) => isList(key))
  return [...source.matchAll(LIST_HOOK), ...reads]
    .filter(
      ([, name]) => !name || !new RegExp(`<(?:ListResults|Loaded)\\s[^>]*(?:list|read)=\\{${name}\\}`).test(source),
    )
    .map(([read]) => read)
}

const screens = globSync(`${ROOT}/**/*.tsx`)
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }))

describe('what a list says while it is read, when it fails and when it is empty', () => {
  it('is said in one place for every list of the back office and the account', () => {
    const found = screens.flatMap(({ file, source }) => listsOnTheirOwn(source).map((read) => `${file}: ${read}`))
    expect(found).toEqual([])
  })

  it('is looked for in the screens that have lists', () => {
    expect(screens.filter(({ source }) => source.includes('usePagedList(')).length).toBeGreaterThan(10)
    expect(screens.filter(({ source }) => source.includes('useOwnList(')).length).toBeGreaterThan(3)
  })

  it.each([
    "const { items, error } = usePagedList('GET /api/admin/orders', {})",
    "const list = usePagedList('GET /api/admin/orders', {})\nif (list.error) return <LoadFailure />",
    "const sessions = useRead('GET /api/auth/sessions')\nreturn sessions.data?.map(Row)",
  ])('is missed in %j', (source) => {
    expect(listsOnTheirOwn(source)).toHaveLength(1)
  })
})
