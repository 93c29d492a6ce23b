import pino, { type Logger } from 'pino'

const FLUSH_MS = 1_000
const ERROR = pino.levels.values.error ?? 50

/** The process's log and the end of it. */
export interface ProcessLog {
  log: Logger
  /** Writes what waits before the process ends. */
  close(): void
}

/**
 * Structured lines on the standard output. They are written together, because one write a call costs more than the call's own
 * work, but within a second; an error is written at once, with everything before it.
 */
export function createLog(level: string): ProcessLog {
  const output = pino.destination({ sync: false, minLength: 4096, periodicFlush: FLUSH_MS })
  let isUrgent = false
  // While something is being written a flush does nothing, so that an error which comes then is written after it.
  output.on('drain', () => {
    if (!isUrgent) return
    isUrgent = false
    output.flush()
  })
  const log = pino(
    {
      level,
      base: undefined,
      hooks: {
        logMethod(args, method, level) {
          method.apply(this, args)
          if (level < ERROR) return
          isUrgent = true
          output.flush()
        },
      },
    },
    output,
  )
  return { log, close: () => output.flushSync() }
}

/** Ends the process with its reason in the log when something fails that nobody waits for. */
export function logCrash({ log, close }: ProcessLog): void {
  process.on('uncaughtException', (error: unknown) => {
    log.fatal({ err: error }, 'the process ends')
    close()
    process.exit(1)
  })
}
