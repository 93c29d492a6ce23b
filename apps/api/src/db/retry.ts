import { setTimeout as sleep } from 'node:timers/promises'

const FIRST_PAUSE_MS = 1
/** Pauses grow to this, and beyond it to a tenth of what has been waited. */
const USUAL_PAUSE_MS = 20
const LONGEST_PAUSE_MS = 1_000

/** The database is away or held by another, or it cannot write now: its disk is full, broken or read-only. */
const AWAY =
  /^(SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)|ECONNREFUSED|ECONNRESET|ETIMEDOUT|57P0\d|08\d{3}|53\d{3}|25006)/

/** Whether a statement failed because the database cannot work now, however good the statement is. */
export const isAway = (error: unknown): boolean => AWAY.test(codeOf(error))

/** Whether a statement failed because another process holds SQLite's file, and has done nothing. */
export const isHeld = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_BUSY')

/** Does what can as well be done another time; nothing where another process holds SQLite's file. */
export async function unlessHeld(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isHeld(error)) throw error
  }
}

/** Whether a failure is worth another try, after so many milliseconds of them. */
type MayPass = (error: unknown, waitedMs: number) => boolean

/**
 * Does `work` again until it succeeds, with growing pauses; throws the first failure that `mayPass` gives up. It waits in
 * timers, so that whatever else the process does goes on meanwhile.
 */
export async function retryWhile<T>(mayPass: MayPass, work: () => T | Promise<T>): Promise<T> {
  const began = performance.now()
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    let waitedMs: number
    try {
      return await work()
    } catch (error) {
      waitedMs = performance.now() - began
      if (!mayPass(error, waitedMs)) throw error
    }
    pause = Math.min(pause, Math.max(USUAL_PAUSE_MS, waitedMs / 10), LONGEST_PAUSE_MS)
    // Cut by chance, so that those who wait do not come in step.
    await sleep(pause * (0.5 + Math.random() / 2))
  }
}

/** Gives a failure that `isPassing` so much time to pass. */
export const upTo =
  (patienceMs: number, isPassing: (error: unknown) => boolean): MayPass =>
  (error, waitedMs) =>
    waitedMs < patienceMs && isPassing(error)

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
