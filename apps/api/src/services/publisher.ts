import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Logger } from 'pino'

const QUIET_MS = 30_000
const HOOK_TIMEOUT_MS = 10_000

/** Has the pages built anew after published content has changed (architecture §7). */
export interface Publisher {
  /** Tells that something visible has changed. Changes that come close together lead to one build. */
  contentChanged(): void
  stop(): void
}

/** Runs `publish` once changes have been quiet for half a minute; a failure is logged, and the next change tries again. */
export function createPublisher(publish: () => Promise<void>, log: Logger): Publisher {
  let timer: NodeJS.Timeout | undefined
  return {
    contentChanged() {
      clearTimeout(timer)
      timer = setTimeout(() => {
        publish().catch((error: unknown) => log.error({ err: error }, 'the pages could not be built anew'))
      }, QUIET_MS)
      timer.unref()
    },
    stop: () => clearTimeout(timer),
  }
}

/** Publishing by a host that builds the pages: POSTs to its hook. Throws when the answer is not 2xx. */
export const publishByHook = (url: string) => async () => {
  const answer = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(HOOK_TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`SITE_REBUILD_HOOK_URL answered ${answer.status}`)
}

/** Publishing on this machine: builds at low priority and then lets the server read the new pages. Throws when the build fails. */
export const publishHere = (reload: () => void) => async () => {
  const script = resolve('scripts/build.ts')
  if (!existsSync(script)) return
  const code = await new Promise<number | null>((ended, failed) => {
    const build = spawn('nice', [process.execPath, script], { stdio: 'ignore' })
    build.once('error', failed)
    build.once('exit', ended)
  })
  if (code !== 0) throw new Error(`The build ended with ${code}`)
  reload()
}
