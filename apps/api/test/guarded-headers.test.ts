import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { ApiEnv } from '../src/http/env.ts'
import { securityHeaders } from '../src/http/security-headers.ts'
import { createTestApp } from './create-test-app.ts'
import { guardHeaders } from './guarded-headers.ts'

async function guarded() {
  const { deps } = await createTestApp()
  const app = new Hono<ApiEnv>()
  app.use(securityHeaders(deps.config))
  app.use(async (c, next) => {
    c.header('X-Request-Id', 'x')
    await next()
  })
  guardHeaders(app)
  return app
}
const storable = { 'Cache-Control': 'public, no-cache' }

it('lets pass what has every header, and public reads that caches may keep', async () => {
  const app = await guarded()
  app.all('/api/auth/me', (c) => c.json({}))
  app.get('/api/products', (c) => c.json([], 200, storable))
  expect((await app.request('/api/auth/me', { method: 'PUT' })).status).toBe(200)
  expect((await app.request(new Request('http://localhost/api/products?limit=1'))).status).toBe(200)
})

it('lets the test fail whose answer has lost its headers', async () => {
  const app = await guarded()
  app.get('/api/auth/me', (c) => {
    for (const name of ['x-frame-options', 'content-security-policy']) c.header(name, undefined)
    return c.json({})
  })
  await expect(app.request('/api/auth/me')).rejects.toThrow(
    'GET /api/auth/me answered 200 without content-security-policy,x-frame-options',
  )
})

it.each([
  ['GET', '/api/auth/me'],
  ['POST', '/api/contact'],
  ['GET', '/api/admin/orders'],
])('lets the test fail where %s %s may be stored', async (method, path) => {
  const app = await guarded()
  app.on(method, path, (c) => c.json({}, 200, storable))
  await expect(app.request(path, { method })).rejects.toThrow('without cache-control')
})
