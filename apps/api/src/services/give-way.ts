import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'

/** Lets everybody else go before a process; where it may not be told so, it runs as it may. */
export function giveWay(pid: number, priority: number = constants.priority.PRIORITY_LOW): void {
  try {
    setPriority(pid, priority)
  } catch {
    // It runs as it may.
  }
}

/** Behind the server's own calls, before builds and pictures: who asks waits for the answer. */
const THREAD_PRIORITY = 5

/** Lets everybody else go before the thread that calls this. Linux gives each thread a priority of its own; elsewhere nothing happens. */
export function giveWayAsThread(): void {
  try {
    giveWay(Number(basename(readlinkSync('/proc/thread-self'))), THREAD_PRIORITY)
  } catch {
    // There is no such name for it.
  }
}
