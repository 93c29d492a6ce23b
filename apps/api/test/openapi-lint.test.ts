import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { createTestApp } from './create-test-app.ts'

it('the served OpenAPI document passes the recommended rules of its linter without an error or a warning', async () => {
  const { app } = await createTestApp()
  const source = await (await app.request('/api/openapi.json')).text()
  const problems = await lintFromString({ source, config: await createConfig({ extends: ['recommended'] }) })
  const told = problems.map(
    ({ severity, ruleId, message, location }) => `${severity} ${ruleId} ${location[0]?.pointer}: ${message}`,
  )
  expect(told).toEqual([])
})
