import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { StatementsOfTests } from '../apps/api/test/statements.ts'
import { ENGINE } from './tests-of-database.ts'

/** Each statement is tried in so many tests, where so many ask it: with other values, before and after other statements. */
const TIMES = 2

const ofFile = z.object({ file: z.string(), asked: z.record(z.string(), z.record(z.string(), z.number())) })

/** A file of tests, and what they asked. */
export interface FileOfTests {
  file: string
  asked: StatementsOfTests
}

/** What the tests of the last run wrote down in a directory (`apps/api/test/statements.ts`). */
export const readStatements = (dir: string): FileOfTests[] =>
  globSync(join(dir, '*.json')).map((path) => ofFile.parse(JSON.parse(readFileSync(path, 'utf8'))))

/**
 * Leaves out of the tests of `files` those without which each statement is still asked in two tests, or in all that ask it. A
 * test that asked nothing that was written down is not left out. Gives the files that are left, and the tests by their full
 * names: one that has the name of a needed one stays.
 */
export function withoutNeedless(
  files: readonly string[],
  asked: readonly FileOfTests[],
): { files: string[]; needless: string[] } {
  const tests = asked.filter(({ file }) => files.includes(file)).flatMap(testsOf)
  const needless = needlessOf(tests)
  const needed = tests.filter((test) => !needless.has(test))
  const neededNames = new Set(needed.map(({ name }) => name))
  const neededFiles = new Set(needed.map(({ file }) => file))
  const knownFiles = new Set(tests.map(({ file }) => file))
  return {
    files: files.filter((file) => neededFiles.has(file) || !knownFiles.has(file) || knowsEngine(file)),
    needless: [...new Set([...needless].map(({ name }) => name))].filter((name) => !neededNames.has(name)),
  }
}

interface Test {
  file: string
  name: string
  statements: string[]
  /** Statements that it runs. */
  cost: number
}

const testsOf = ({ file, asked }: FileOfTests): Test[] =>
  Object.entries(asked).map(([name, statements]) => ({
    file,
    name,
    statements: Object.keys(statements),
    cost: Object.values(statements).reduce((total, times) => total + times, 0),
  }))

/** The dearest go first, where others ask all that they do. */
function needlessOf(tests: readonly Test[]): ReadonlySet<Test> {
  const askedBy = new Map<string, number>()
  for (const { statements } of tests) for (const each of statements) askedBy.set(each, (askedBy.get(each) ?? 0) + 1)
  const needless = new Set<Test>()
  for (const test of tests.toSorted((one, other) => other.cost - one.cost)) {
    if (!test.statements.every((each) => (askedBy.get(each) ?? 0) > TIMES)) continue
    for (const each of test.statements) askedBy.set(each, (askedBy.get(each) ?? 0) - 1)
    needless.add(test)
  }
  return needless
}

/** Whether some of its tests are for one engine alone, so that a run on the other wrote nothing down of them. */
const knowsEngine = (file: string) => readFileSync(file, 'utf8').includes(ENGINE)
