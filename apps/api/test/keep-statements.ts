import { relative } from 'node:path'
import { afterAll, beforeEach, expect } from 'vitest'
import { beginTest, keepStatements, statementsDir } from './statements.ts'

beforeEach(({ task }) => beginTest(task.fullTestName))

afterAll(() => {
  if (statementsDir) keepStatements(statementsDir, relative(process.cwd(), expect.getState().testPath ?? ''))
})
