import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'

/** Somebody waits for it: beside others that never rest, the lowest priority has a hundredth of a core, this one a tenth. */
export const BEHIND_CALLS = 5

/** What nobody waits for: the pages of the next build. */
export const BEHIND_ALL = constants.priority.PRIORITY_BELOW_NORMAL

/** Lets others go before a process; where it may not be told so, it runs as it may. */
export function giveWay(pid: number, priority: typeof BEHIND_CALLS | typeof BEHIND_ALL): void {
  try {
    setPriority(pid, priority)
  } catch {
    // It runs as it may.
  }
}

/** Lets the server's own calls go before the thread that calls this. Linux gives each thread a priority of its own; elsewhere nothing happens. */
export function giveWayAsThread(): void {
  try {
    giveWay(Number(basename(readlinkSync('/proc/thread-self'))), BEHIND_CALLS)
  } catch {
    // There is no such name for it.
  }
}
