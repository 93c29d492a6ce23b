import { expect, it } from 'vitest'
import { testsOfDatabase } from './tests-of-database.ts'

it('on PostgreSQL those run again whose database is there, and not those without one', () => {
  const found = testsOfDatabase()
  expect(found).toEqual(
    expect.arrayContaining([
      'apps/api/src/features/orders/orders.test.ts',
      'apps/api/test/two-processes.test.ts',
      'apps/api/src/db/migrate.test.ts',
    ]),
  )
  expect(found).not.toContain('apps/api/src/http/csv.test.ts')
  expect(found).not.toContain('apps/api/test/lifecycle.test.ts')
  expect(found).not.toContain('apps/api/test/roles.test.ts')
  expect(found).not.toContain('apps/api/src/features/chat/assistant/assistant.test.ts')
})
