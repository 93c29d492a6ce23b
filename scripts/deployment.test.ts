import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')

/** Settings that the containers fix, or that belong to building, developing and testing. */
const NOT_FOR_CONTAINERS = ['PUBLIC_API_URL', 'SITE_DIR', 'RATE_LIMITS', 'MAIL_PREVIEW', 'CHROMIUM_PATH']

/** The variables of the README's table. */
const documented = [...read('README.md').matchAll(/^\| (`[A-Z_]+`(?:(?:,| or) `[A-Z_]+`)*) \|/gm)].flatMap(
  ([, names = '']) => [...names.matchAll(/[A-Z_]+/g)].map(([name]) => name),
)

it('tells of every setting that the server reads', () => {
  const settings = [...read('apps/api/src/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name)
  expect(settings.length).toBeGreaterThan(20)
  expect(settings.filter((name = '') => !documented.includes(name))).toEqual([])
})

it('passes every setting on to the container of the API', () => {
  const compose = read('docker-compose.yml')
  const missing = documented.filter((name) => !new RegExp(`^ {6}${name}: `, 'm').test(compose))
  expect(missing.sort()).toEqual(NOT_FOR_CONTAINERS.sort())
})
