import { randomUUID } from 'node:crypto'
import type { LeftOut } from '@arkpax/schema/publishing'
import type { Deps } from '../../deps.ts'
import { BuildFailure, tellBuildFailure } from './build-failure.ts'
import { LEASE_MS } from './build-lease.ts'
import { dropBuild, extendBuild, failBuild, finishBuild, publishedVersion, takeBuild } from './publishing.repo.ts'
import type { PublishingRow } from './publishing.table.ts'

const HEARTBEAT_MS = 8_000

/** Builds the pages and puts them in place; gives what had to be left out. It stops when `signal` is aborted. */
export type Build = (signal: AbortSignal) => Promise<readonly LeftOut[]>

interface Publishing extends Pick<Deps, 'db' | 'now'> {
  build: Build
  /** What was seen when the build was found to be wanted: a build that has begun since makes this one needless. */
  after?: Pick<PublishingRow, 'started_at'>
  /** Breaks the build off, so that another process may begin. */
  signal?: AbortSignal
}

/**
 * Builds once, as the only builder of all processes, and records how it went: true when the pages are in place, false when
 * somebody else is building. Throws when the build fails. A change that comes meanwhile is not in the recorded version, so
 * that it leads to another build.
 */
export async function publishPages({ db, build, now, after, signal }: Publishing): Promise<boolean> {
  const builder = randomUUID()
  if (!(await takeBuild(db, builder, LEASE_MS, now(), after))) return false
  const stop = new AbortController()
  const signals = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal
  const heartbeat = setInterval(() => {
    extendBuild(db, builder, LEASE_MS, now()).then(
      (isOurs) => isOurs || stop.abort(),
      // The next beat tries again; the lease outlasts three that are missed.
      () => {},
    )
  }, HEARTBEAT_MS)
  let version = 0
  try {
    version = await publishedVersion(db)
    const leftOut = await build(signals)
    await finishBuild(db, builder, { version, leftOut }, now())
    return true
  } catch (error) {
    if (signals.aborted) await dropBuild(db, builder)
    else await failBuild(db, builder, { version, failure: tellBuildFailure(error) }, now())
    throw new BuildFailure('The pages could not be built', { cause: error })
  } finally {
    clearInterval(heartbeat)
  }
}
