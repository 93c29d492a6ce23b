import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'

const read = (path: string) => readFileSync(path, 'utf8')

/** Settings that belong to building, developing and testing. */
const NOT_FOR_CONTAINERS = ['PUBLIC_API_URL', 'RATE_LIMITS', 'MAIL_PREVIEW', 'SNAPSHOT_URL']

/** The variables that the server reads. */
const documented = [...read('docs/configuration.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = '']) => name)

const compose = z
  .object({
    services: z.record(
      z.string(),
      z.object({
        build: z.object({ target: z.string() }),
        environment: z.record(z.string(), z.string()),
        volumes: z.array(z.string()),
      }),
    ),
  })
  .parse(parse(read('docker-compose.yml'))).services

it('has one container build the pages into the volume that the others serve', () => {
  expect(compose.publisher?.build.target).toBe('publisher')
  expect(compose.publisher?.volumes).toContain('pages:/pages')
  expect(compose.api?.volumes).toContain('pages:/pages:ro')
  expect(compose.caddy?.volumes).toContain('pages:/pages:ro')
  const places = [compose.publisher?.environment.SITE_DIR, compose.api?.environment.SITE_DIR]
  expect(places).toEqual(['/pages/current', '/pages/current'])
  expect(read('Dockerfile')).toContain('ENV SITE_ROOT=/pages/current')
  expect(compose.api?.environment.SITE_BUILD).toBe('off')
})

it('gives the builder the database, the data and the address that the server has', () => {
  for (const name of ['DATABASE_URL', 'DATA_DIR', 'PUBLIC_URL', 'SITE_DIR', 'SITE_REBUILD_HOOK_URL']) {
    expect(compose.publisher?.environment[name], name).toBe(compose.api?.environment[name])
  }
})

it('runs in its containers only programs that are there', () => {
  const commands = [...read('Dockerfile').matchAll(/node ((?:scripts|apps)\/[\w./-]+\.ts)/g)].map(
    ([, file = '']) => file,
  )
  expect(commands).toContain('scripts/publisher.ts')
  expect(commands.filter((file) => !existsSync(file))).toEqual([])
})

it('passes every setting on to the container of the API', () => {
  const passed = Object.keys(compose.api?.environment ?? {})
  expect(documented.length).toBeGreaterThan(20)
  const missing = documented.filter((name) => !passed.includes(name))
  expect(missing.sort()).toEqual(NOT_FOR_CONTAINERS.sort())
})
