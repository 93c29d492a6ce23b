import type { Deps } from '../../deps.ts'
import { createQuietPeriod, isBuildWanted } from './build-wanted.ts'
import { type Build, publishPages } from './publish-pages.ts'
import { publishedVersion, readPublishing, showBuilder } from './publishing.repo.ts'

const POLL_MS = 1_000
const SHOW_MS = 30_000
const HOOK_TIMEOUT_MS = 10_000

/** Has the pages built anew after published content has changed. */
export interface Publisher {
  /** Tells that something visible has changed: it is looked at without waiting for the next second. Resolves when it has been, and built. */
  contentChanged(): Promise<void>
  /** Breaks off a build under way; another process, or the next start, does it again. */
  stop(): Promise<void>
}

interface PublisherOptions extends Pick<Deps, 'db' | 'log' | 'now'> {
  /** Undefined where nothing can be built: then the publisher does nothing. */
  build: Build | undefined
}

/**
 * Watches the database, where every process leaves its changes and staff their wishes, and builds when something waits and
 * nobody else builds. What is published is the only truth: after a crash or a lost call the next second sees the same.
 */
export function createPublisher({ db, log, now, build }: PublisherOptions): Publisher {
  if (!build) return { contentChanged: async () => {}, stop: async () => {} }
  const quiet = createQuietPeriod()
  const stopping = new AbortController()
  let looking: Promise<void> | undefined
  let said: string | undefined
  let shownAt = Number.NEGATIVE_INFINITY

  const look = async () => {
    if (now().getTime() - shownAt >= SHOW_MS) {
      await showBuilder(db, now())
      shownAt = now().getTime()
    }
    const [row, version] = await Promise.all([readPublishing(db), publishedVersion(db)])
    const wanted = isBuildWanted(row, version, now())
    if (!wanted || !quiet.isOver(version, wanted === 'asked for', now())) return
    const started = now().getTime()
    const isPublished = await publishPages({ db, build, now, after: row, signal: stopping.signal })
    if (isPublished) log.info({ ms: now().getTime() - started }, 'the pages have been built anew')
  }

  function lookOnce(): Promise<void> {
    if (stopping.signal.aborted) return Promise.resolve()
    looking ??= look()
      .then(() => {
        said = undefined
      })
      .catch((error: unknown) => {
        // A database that is away for an hour, or cannot write, is the same error every second.
        if (!stopping.signal.aborted && String(error) !== said)
          log.error({ err: error }, 'the pages could not be built anew')
        said = String(error)
      })
      .finally(() => {
        looking = undefined
      })
    return looking
  }

  const timer = setInterval(lookOnce, POLL_MS)
  timer.unref()
  return {
    contentChanged: lookOnce,
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await looking
    },
  }
}

/** Publishing by a host that builds the pages: POSTs to its hook, and nowhere else. Throws when the answer is not 2xx. */
export const publishByHook = (url: string) => async () => {
  const answer = await fetch(url, { method: 'POST', redirect: 'manual', signal: AbortSignal.timeout(HOOK_TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`SITE_REBUILD_HOOK_URL answered ${answer.status}`)
}
