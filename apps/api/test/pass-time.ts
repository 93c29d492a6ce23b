import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { retention } from '../src/privacy.ts'
import type { TestApp } from './create-test-app.ts'

/** No mail is written in the tests of the database. */
const config = { dataDir: join(tmpdir(), 'arkpax-without-mail-files'), staffEmail: undefined }

/** Does what time does to personal data, as housekeeping does now and then; at the test's time unless another is given. */
export async function passTime({ deps: { db, now } }: TestApp, at: Date = now()): Promise<void> {
  for (const sweep of retention) await sweep(db, at, config)
}
