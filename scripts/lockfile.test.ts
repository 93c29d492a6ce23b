import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'

const entry = z.object({
  link: z.boolean().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  /** It comes in the package around it, whose hash holds for it too. */
  inBundle: z.boolean().optional(),
})
const lockfile = z.object({ packages: z.record(z.string(), entry) })
const { packages } = lockfile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)

it('names the hash of every package, also of those for other platforms', () => {
  const unhashed = installed.filter(([, { integrity, inBundle }]) => !integrity?.startsWith('sha512-') && !inBundle)
  expect(installed.length).toBeGreaterThan(500)
  expect(unhashed.map(([path]) => path)).toEqual([])
})

it('names no registry, so that packages come from whichever one is configured', () => {
  const addresses = Object.values(packages).flatMap(({ resolved }) => resolved ?? [])
  expect(addresses.filter((address) => address.includes(':'))).toEqual([])
})
