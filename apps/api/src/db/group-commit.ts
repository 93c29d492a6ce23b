import type SQLite from 'better-sqlite3'
import { isHeld, retryWhile } from './retry.ts'

/** How long a call waits for a write lock that another process holds without ever committing: it is answered within a second. */
const HELD_MS = 800
/** How long it waits at most while the other process goes on committing and is quicker each time. */
const OUTRUN_MS = 5_000
/** A group that takes this long is committed as it is, so that another process gets a turn. */
const GROUP_MS = 100

/** Transactions that become durable by one commit. */
interface Group {
  /** Whether the commit waits for the disk. */
  isSynced: boolean
  members: number
  beganAt: number
  done: PromiseWithResolvers<void>
}

/**
 * Who may use the one connection to SQLite, in the order of asking, and when it commits. A commit waits for the disk, so
 * the transactions that arrive in the same turn of the event loop share one, each behind a savepoint of its own. Nobody
 * is told of success before the commit, and nobody else reads before it. Whoever finds the file held by another process gives
 * the connection back and asks again a little later, so that reads go on meanwhile.
 */
export class GroupCommit {
  readonly #sqlite: SQLite.Database
  readonly #begin: SQLite.Statement
  readonly #savepoint: SQLite.Statement
  readonly #release: SQLite.Statement
  readonly #commit: SQLite.Statement
  /** Changes with each commit of another connection. */
  readonly #version: SQLite.Statement
  readonly #waiting: (() => void)[] = []
  #isTaken = false
  #group: Group | undefined

  constructor(sqlite: SQLite.Database) {
    this.#sqlite = sqlite
    // A read lock that is upgraded later fails at once when another process has written in between.
    this.#begin = sqlite.prepare('begin immediate')
    this.#savepoint = sqlite.prepare('savepoint member')
    this.#release = sqlite.prepare('release member')
    this.#commit = sqlite.prepare('commit')
    this.#version = sqlite.prepare('pragma data_version').pluck()
  }

  /**
   * Runs `work`, a statement of its own, outside of any transaction, after what has been written so far is durable. Throws
   * SQLite's SQLITE_BUSY when another process holds the file for too long.
   */
  alone<T>(work: () => T): Promise<T> {
    return retryWhile(this.#patience(), () => this.#runAlone(work))
  }

  async #runAlone<T>(work: () => T): Promise<T> {
    await this.#take()
    try {
      this.#commitGroup()
      return work()
    } finally {
      this.#give()
    }
  }

  /**
   * Begins a transaction; the connection is the caller's until `commit` or `rollback`. One that is not `isSynced` survives the
   * end of the process, but maybe not that of the machine. Throws SQLite's SQLITE_BUSY when another process holds the write
   * lock for too long.
   */
  begin(isSynced = true): Promise<void> {
    return retryWhile(this.#patience(), () => this.#tryToBegin(isSynced))
  }

  async #tryToBegin(isSynced: boolean): Promise<void> {
    await this.#take()
    try {
      const group = this.#group
      const isFull = group && performance.now() - group.beganAt > GROUP_MS
      if (isFull || (group && isSynced && !group.isSynced)) this.#commitGroup()
      this.#group ??= this.#beginGroup(isSynced)
      this.#savepoint.run()
    } catch (error) {
      this.#give()
      throw error
    }
  }

  /** Ends the caller's transaction and waits until it is durable; throws when the disk does not take it. */
  async commit(): Promise<void> {
    const group = this.#open()
    try {
      this.#release.run()
    } catch (error) {
      this.rollback()
      throw error
    }
    group.members += 1
    // Whoever has been waiting when this turn ends still gets into the group, later ones into the next.
    if (group.members === 1) setImmediate(() => this.alone(() => {}))
    this.#give()
    await group.done.promise
  }

  /** Undoes the caller's transaction and leaves the others of its group as they are. */
  rollback(): void {
    const group = this.#open()
    try {
      if (!this.#sqlite.inTransaction) this.#fail(group, new Error('SQLite has undone the whole transaction'))
      else if (group.members > 0) this.#sqlite.exec('rollback to member; release member')
      else this.#fail(group, undefined)
    } finally {
      this.#give()
    }
  }

  #open(): Group {
    if (!this.#group) throw new Error('there is no transaction to end')
    return this.#group
  }

  #beginGroup(isSynced: boolean): Group {
    if (!isSynced) this.#sqlite.pragma('synchronous = NORMAL')
    try {
      this.#begin.run()
    } catch (error) {
      this.#syncAgain(isSynced)
      throw error
    }
    return { isSynced, members: 0, beganAt: performance.now(), done: Promise.withResolvers() }
  }

  /** Whatever comes after a group that did not wait for the disk does. */
  #syncAgain(isSynced: boolean): void {
    if (!isSynced) this.#sqlite.pragma('synchronous = FULL')
  }

  #commitGroup(): void {
    const group = this.#group
    if (!group) return
    try {
      this.#commit.run()
      this.#group = undefined
      this.#syncAgain(group.isSynced)
      group.done.resolve()
    } catch (error) {
      this.#fail(group, error)
    }
  }

  #fail(group: Group, reason: unknown): void {
    this.#group = undefined
    if (this.#sqlite.inTransaction) this.#sqlite.exec('rollback')
    this.#syncAgain(group.isSynced)
    if (group.members > 0) group.done.reject(reason)
  }

  /** Tells a lock that is held from one that others are quicker to get, by whether they commit meanwhile. */
  #patience() {
    let version: unknown
    let movedAt = 0
    return (error: unknown, waitedMs: number): boolean => {
      if (!isHeld(error)) return false
      const seen = this.#version.get()
      if (seen !== version) movedAt = waitedMs
      version = seen
      return waitedMs - movedAt < HELD_MS && waitedMs < OUTRUN_MS
    }
  }

  async #take(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((free) => this.#waiting.push(free))
    else this.#isTaken = true
  }

  #give(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#isTaken = false
  }
}
