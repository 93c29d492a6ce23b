import { setTimeout as sleep } from 'node:timers/promises'
import { unlessHeld } from '../../db/retry.ts'
import type { Deps } from '../../deps.ts'
import { moveLetters } from './letter-sending.service.ts'

const POLL_MS = 1_000

/** Sees to letters each second until it is stopped. */
export function startLetterWorker({ db, config, log, now }: Pick<Deps, 'db' | 'config' | 'log' | 'now'>) {
  const stopping = new AbortController()
  const pause = () => sleep(POLL_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {})

  async function run() {
    while (!stopping.signal.aborted) {
      await pause()
      if (stopping.signal.aborted) return
      await unlessHeld(async () => {
        await moveLetters(db, config, now())
      }).catch((error: unknown) => log.warn({ err: error }, 'letters could not be seen to'))
    }
  }
  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
