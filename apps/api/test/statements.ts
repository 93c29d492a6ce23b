import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LogEvent } from 'kysely'

/** Where the tests of this run write down what they ask of their databases; unset where nobody wants to know. */
export const statementsDir = process.env.STATEMENTS_DIR

/** What the tests of one file asked: each statement's name in short, and how often it was run. */
export type StatementsOfTests = Record<string, Record<string, number>>

let running: Record<string, number> | undefined
let kept: StatementsOfTests = {}

/** From here on, what is asked is asked by this test. */
export function beginTest(name: string): void {
  running = {}
  kept[name] = running
}

/** Counts a statement to the test that runs. One that failed is another than the same that did not: it has other consequences. */
export function noteStatement(event: LogEvent): void {
  if (!running) return
  const name = nameOf(event.level === 'error' ? `${event.query.sql} ${codeOf(event.error)}` : event.query.sql)
  running[name] = (running[name] ?? 0) + 1
}

/** Writes down what the tests of a file have asked, and begins anew: what is asked before the next test is nobody's. */
export function keepStatements(dir: string, file: string): void {
  const asked = Object.fromEntries(Object.entries(kept).filter(([, statements]) => Object.keys(statements).length > 0))
  mkdirSync(dir, { recursive: true })
  writeFileSync(join(dir, `${shortHash(file)}.json`), JSON.stringify({ file, asked }))
  kept = {}
  running = undefined
}

const names = new Map<string, string>()

/** Lists of one value and of fifty are one statement. */
function nameOf(sql: string): string {
  const known = names.get(sql)
  if (known) return known
  const name = shortHash(sql.replace(/\?(, \?)+/g, '?').replace(/\(\?\)(, \(\?\))+/g, '(?)'))
  names.set(sql, name)
  return name
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12)

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'error')
