import pino from 'pino'
import { beforeEach, expect, it } from 'vitest'
import * as z from 'zod'
import { createTestApp, type TestApp } from '../../test/create-test-app.ts'

const ERROR = 50
const entry = z.looseObject({ level: z.number(), msg: z.string() })

let test: TestApp
let logged: z.infer<typeof entry>[]
beforeEach(async () => {
  test = await createTestApp()
  logged = []
  test.deps.log = pino({ level: 'info' }, { write: (line) => logged.push(entry.parse(JSON.parse(line))) })
})

const errors = () => logged.filter(({ level }) => level >= ERROR)

it('logs no error where a call asks for something that is switched off', async () => {
  const body = { category: 'Oppaat', target_length: '8 min lukuaika', topic: 'Akku talvella' }
  const { status } = await test.fail('POST /api/admin/generate-blog-post', { body })
  expect(status).toBe(503)
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'request refused', code: 'ai_writing_off' }))
  expect(errors()).toEqual([])
})

it('logs no error where a process that drains says that it is not ready', async () => {
  test.deps.isReady = () => false
  expect((await test.app.request('/api/ready')).status).toBe(503)
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'request refused', code: 'unavailable' }))
  expect(errors()).toEqual([])
})

it.each([
  ['a fault of our own', undefined, 500],
  ['a full disk', 'SQLITE_FULL', 503],
])('logs %s as an error, with its reason and the id that the caller was told', async (_, code, status) => {
  test.deps.isReady = () => {
    throw Object.assign(new Error('tämä on syy'), { code })
  }
  const response = await test.app.request('/api/ready')
  expect(response.status).toBe(status)
  const requestId = response.headers.get('x-request-id')
  expect(errors()).toMatchObject([{ requestId, err: { message: 'tämä on syy' } }])
})
