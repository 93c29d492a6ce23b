import { createServer } from 'node:http'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestDatabase } from '../../../test/test-database.ts'
import { bumpContentVersion } from '../../db/content-versions.ts'
import { LEASE_MS } from './build-lease.ts'
import type { Build } from './publish-pages.ts'
import { createPublisher, publishByHook } from './publisher.ts'
import { readPublishing, requestBuild, takeBuild } from './publishing.repo.ts'

const log = pino({ level: 'silent' })
const SECOND = 1_000

/** A look that takes longer waits for a build that does not end. */
const LONGEST_LOOK_MS = 1_000

let db: Awaited<ReturnType<typeof openTestDatabase>>
let clock: Date
let publishers: ReturnType<typeof createPublisher>[]
beforeEach(async () => {
  db = await openTestDatabase()
  clock = new Date('2026-11-22T10:00:00.000Z')
  publishers = []
})
afterEach(() => Promise.all(publishers.map((publisher) => publisher.stop())))

const change = () => bumpContentVersion(db, 'blog')

/** A process that looks at the database when the test says so. */
function startPublisher(build: Build) {
  const publisher = createPublisher({ db, log, now: () => clock, build })
  publishers.push(publisher)
  return publisher
}

/** Lets seconds pass, and the publishers look in each. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    clock = new Date(clock.getTime() + SECOND)
    const looks = publishers.map((publisher) => publisher.contentChanged())
    await Promise.race([Promise.all(looks), new Promise((later) => setTimeout(later, LONGEST_LOOK_MS))])
  }
}

describe('changes to what is published', () => {
  it('that come close together lead to one build, seconds after the last', async () => {
    const build = vi.fn(async () => [])
    startPublisher(build)
    await change()
    await pass(2)
    await change()
    await pass(3)
    expect(build).not.toHaveBeenCalled()
    await pass(2)
    expect(build).toHaveBeenCalledTimes(1)
    await pass(20)
    expect(build).toHaveBeenCalledTimes(1)
  })

  it('that never end are built all the same', async () => {
    const build = vi.fn(async () => [])
    startPublisher(build)
    for (let second = 0; second < 15; second += 1) {
      await change()
      await pass(1)
    }
    expect(build).toHaveBeenCalled()
  })

  it('lead to another build when they come during one', async () => {
    let finish = () => {}
    const build = vi.fn(() => new Promise<[]>((done) => (finish = () => done([]))))
    startPublisher(build)
    await change()
    await pass(5)
    expect(build).toHaveBeenCalledTimes(1)
    await change()
    finish()
    await pass(6)
    expect(build).toHaveBeenCalledTimes(2)
    finish()
    await pass(2)
    expect((await readPublishing(db)).built_version).toBe(2)
  })

  it('are built by one of two processes', async () => {
    const builds = [vi.fn(async () => []), vi.fn(async () => [])]
    for (const build of builds) startPublisher(build)
    await change()
    await pass(10)
    expect(builds.reduce((sum, build) => sum + build.mock.calls.length, 0)).toBe(1)
  })

  it('are built by another process when the one that began has died', async () => {
    await takeBuild(db, 'kuollut', LEASE_MS, clock)
    const build = vi.fn(async () => [])
    startPublisher(build)
    await change()
    await pass(20)
    expect(build).not.toHaveBeenCalled()
    await pass(20)
    expect(build).toHaveBeenCalledTimes(1)
  })

  it('are built although a process died while its clock was a day ahead', async () => {
    const dayAhead = new Date(clock.getTime() + 24 * 60 * 60 * SECOND)
    await takeBuild(db, 'kuollut', LEASE_MS, dayAhead)
    const build = vi.fn(async () => [])
    startPublisher(build)
    await change()
    await pass(6)
    expect(build).toHaveBeenCalledTimes(1)
  })

  it('are built when they were made while no process was there', async () => {
    await change()
    const build = vi.fn(async () => [])
    startPublisher(build)
    await pass(5)
    expect(build).toHaveBeenCalledTimes(1)
  })
})

describe('a build that fails', () => {
  const full = () => Promise.reject(new Error('ENOSPC: no space left on device, write'))

  it('leaves what is known of the pages, and says why in Finnish', async () => {
    const build = vi.fn<Build>(async () => [{ text: 'content/blog/x.mdx', reason: 'Rivi 3' }])
    startPublisher(build)
    await change()
    await pass(5)
    const before = await readPublishing(db)
    build.mockImplementation(full)
    await change()
    await pass(5)
    const row = await readPublishing(db)
    expect(row).toMatchObject({
      built_at: before.built_at,
      left_out: before.left_out,
      built_version: 1,
      failed_version: 2,
    })
    expect(row.failure).toMatch(/^Palvelimen levy on täynnä\. .*\n.*ENOSPC/)
  })

  it('is tried again by the next change, by staff, and after ten minutes, but not all the time', async () => {
    const build = vi.fn<Build>(full)
    startPublisher(build)
    await change()
    await pass(30)
    expect(build).toHaveBeenCalledTimes(1)
    await change()
    await pass(5)
    expect(build).toHaveBeenCalledTimes(2)
    await requestBuild(db, new Date(clock.getTime() + 1))
    await pass(2)
    expect(build).toHaveBeenCalledTimes(3)
    clock = new Date(clock.getTime() + 10 * 60 * SECOND)
    build.mockImplementation(async () => [])
    await pass(5)
    expect(build).toHaveBeenCalledTimes(4)
    expect(await readPublishing(db)).toMatchObject({ failure: null, failed_at: null, built_version: 2 })
  })
})

it('a database that cannot be asked is said once in the log, not every second', async () => {
  const lines: string[] = []
  const told = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
  const away = await openTestDatabase()
  const hide = () => away.schema.alterTable('publishing').renameTo('hidden_publishing').execute()
  const show = () => away.schema.alterTable('hidden_publishing').renameTo('publishing').execute()
  publishers.push(createPublisher({ db: away, log: told, now: () => clock, build: async () => [] }))
  await hide()
  await pass(5)
  expect.soft(lines).toHaveLength(1)
  await show()
  await pass(2)
  await hide()
  await pass(2)
  expect.soft(lines).toHaveLength(2)
  // On PostgreSQL other tests use this database after this one.
  await show()
})

it('a server that is told to stop breaks its build off and leaves it to another', async () => {
  const build: Build = (signal) =>
    new Promise((_, failed) => signal.addEventListener('abort', () => failed(new Error('keskeytetty'))))
  const publisher = startPublisher(build)
  await change()
  await pass(5)
  expect((await readPublishing(db)).builder).not.toBeNull()
  await publisher.stop()
  expect(await readPublishing(db)).toMatchObject({ builder: null, leased_until: null, failure: null, built_version: 0 })
})

describe('a build that staff asked for', () => {
  it('is begun again by the next process when it was broken off', async () => {
    const brokenOff = vi.fn<Build>(
      (signal) => new Promise((_, failed) => signal.addEventListener('abort', () => failed(new Error('keskeytetty')))),
    )
    const publisher = startPublisher(brokenOff)
    await requestBuild(db, clock)
    await pass(2)
    expect(brokenOff).toHaveBeenCalledTimes(1)
    await publisher.stop()
    const build = vi.fn(async () => [])
    startPublisher(build)
    await pass(5)
    expect(build).toHaveBeenCalledTimes(1)
  })

  it('is begun again when its process has died', async () => {
    await requestBuild(db, clock)
    await takeBuild(db, 'kuollut', LEASE_MS, new Date(clock.getTime() + SECOND))
    const build = vi.fn(async () => [])
    startPublisher(build)
    await pass(20)
    expect(build).not.toHaveBeenCalled()
    await pass(20)
    expect(build).toHaveBeenCalledTimes(1)
  })
})

describe('a rebuild hook', () => {
  it.each([
    [204, true],
    [500, false],
    [307, false],
  ])('that answers %i is %s', async (status, isTaken) => {
    const seen: (string | undefined)[] = []
    const host = createServer((request, response) => {
      seen.push(request.method)
      response.writeHead(status, status === 307 ? { Location: '/elsewhere' } : {}).end()
    })
    await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening))
    const address = host.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const published = publishByHook(`http://127.0.0.1:${port}/hook`)()
    await (isTaken ? expect(published).resolves.toBeUndefined() : expect(published).rejects.toThrow(String(status)))
    expect(seen).toEqual(['POST'])
    host.close()
  })
})
