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

/** Binaries of other platforms that the registry here lacks in the only version that writes tagged PDFs. */
const UNHASHED = /^node_modules\/@myriaddreamin\/typst-ts-node-compiler-(?!linux-x64)/

it('names the hash of every package, but for the typesetter’s binaries of some platforms', () => {
  const unhashed = installed.filter(([, { integrity, inBundle }]) => !integrity?.startsWith('sha512-') && !inBundle)
  expect(installed.length).toBeGreaterThan(500)
  expect(unhashed.map(([path]) => path).filter((path) => !UNHASHED.test(path))).toEqual([])
  expect(unhashed.length).toBeLessThanOrEqual(9)
})

it('names no registry, so that packages come from whichever one is configured', () => {
  const addresses = Object.values(packages).flatMap(({ resolved }) => resolved ?? [])
  expect(addresses.filter((address) => address.includes(':'))).toEqual([])
})
