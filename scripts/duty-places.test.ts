import { existsSync, readFileSync } from 'node:fs'
import type { Duty } from '@arkpax/schema/duties'
import { dutyList } from '@arkpax/schema/duty-list'
import { expect, it } from 'vitest'

const PAGES = 'apps/site/src/pages'
const paths = readFileSync('apps/site/src/lib/paths.ts', 'utf8')

/** Screens that are made next. */
const COMING = ['/admin/units']

/** Whether a page of its own, a policy or a folder of pages stands behind a path of the site. */
const isThere = (path: string) =>
  path === '/' ||
  ['.astro', '/index.astro'].some((end) => existsSync(`${PAGES}${path}${end}`)) ||
  existsSync(`content/policies${path}.mdx`) ||
  paths.includes(`'${path}'`)

it('every place that a duty names is one that can be opened', () => {
  const named = dutyList.flatMap(({ where }: Duty) => where.flatMap(({ path }) => path?.replace(/#.*$/, '') ?? []))
  expect(named.filter((path) => !isThere(path) && !COMING.includes(path))).toEqual([])
})
