import pino, { type Logger } from 'pino'

const FLUSH_MS = 1_000
/** So many characters are written at once. */
const GATHERED = 4096
const ERROR = pino.levels.values.error ?? 50

/** The process's log and the end of it. */
export interface ProcessLog {
  log: Logger
  /** Writes what waits before the process ends. */
  close(): void
}

/**
 * Structured lines on the standard output. They are gathered here and written together, because one write a call costs more than
 * the call's own work, but within a second; an error is written at once, with everything before it.
 */
export function createLog(level: string): ProcessLog {
  const output = pino.destination({ sync: false })
  let gathered = ''
  const write = () => {
    if (gathered) output.write(gathered)
    gathered = ''
  }
  const lines = {
    // Lets pino say of each line how grave it is.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      gathered += line
      if (gathered.length >= GATHERED || lines.lastLevel >= ERROR) write()
    },
  }
  setInterval(write, FLUSH_MS).unref()
  return {
    log: pino({ level, base: undefined, serializers: { err: loggedError } }, lines),
    close() {
      write()
      output.flushSync()
    },
  }
}

/** Ends the process with its reason in the log when something fails that nobody waits for. */
export function logCrash({ log, close }: ProcessLog): void {
  process.on('uncaughtException', (error: unknown) => {
    log.fatal({ err: error }, 'the process ends')
    close()
    process.exit(1)
  })
}

const ADDRESS = /[\p{L}\d._%+-]+@[\p{L}\d-]+(\.[\p{L}\d-]+)+/gu
const withoutAddresses = (text: string | undefined) => text?.replace(ADDRESS, '[address]')

/**
 * What is written of an error: what it is called, its code, its message and where it came from. Nothing else that it holds: the
 * driver of PostgreSQL tells the values of a row in `detail`, a client the whole request. Addresses are taken out of the message, too.
 */
function loggedError(error: unknown): object {
  if (!(error instanceof Error)) return { message: withoutAddresses(String(error)) }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return {
    ...{ type: error.name, code, message: withoutAddresses(error.message), stack: withoutAddresses(error.stack) },
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  }
}
