import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@hey-api/openapi-ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ADMIN_PASSWORD, createTestApp, type TestApp } from './create-test-app.ts'

const run = promisify(execFile)
const typescript = resolve(import.meta.dirname, '../../../node_modules/typescript/bin/tsc')

/** What a partner would write over the generated client; its types must hold, and what it gets wrong must be told. */
const CALLER = `
import { createClient } from './shop/client/index.js'
import { getProduct, listOrders, listProducts, openStaffSession, sendContactMessage } from './shop/index.js'

export async function callShop(fetch: (request: Request) => Promise<Response>, password: string) {
  const client = createClient({ baseUrl: 'http://shop.test', fetch: (input) => fetch(new Request(input)) })
  const products = await listProducts({ client, query: { limit: 2 } })
  const names: string[] = (products.data ?? []).map(({ name }) => name)
  const missing = await getProduct({ client, path: { id: 'ei-ole' } })
  const missingCode: string | undefined = missing.error?.code
  const sent = await sendContactMessage({
    client,
    body: { name: 'Aino Virta', email: 'aino@example.com', subject: 'Tuotekysely', message: 'Riittääkö Ark EVO jääkaapille?' },
  })
  // @ts-expect-error: a message without its text does not fit the description.
  const refused = await sendContactMessage({ client, body: { name: 'Aino Virta', email: 'aino@example.com', subject: 'Tuotekysely' } })
  const session = await openStaffSession({ client, body: { password } })
  const withoutToken = await listOrders({ client })
  const orders = await listOrders({ client, auth: session.data?.token, query: { limit: 5 } })
  return {
    names,
    missing: [missing.response?.status, missingCode],
    sent: [sent.response?.status, sent.data?.success],
    refused: [refused.response?.status, refused.error?.code, refused.error?.errors?.[0]?.path],
    withoutToken: withoutToken.response?.status,
    orders: [orders.response?.status, orders.data],
  }
}
`

const COMPILER_OPTIONS = {
  ...{ target: 'ES2024', lib: ['ES2024', 'DOM', 'DOM.Iterable'], types: [], strict: true, noEmit: true },
  ...{ module: 'ESNext', moduleResolution: 'bundler' },
}

let test: TestApp
let folder: string

beforeAll(async () => {
  test = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'arkpax-client-'))
  const input = join(folder, 'openapi.json')
  await writeFile(input, await (await test.app.request('/api/openapi.json')).text())
  const plugins = ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'] as const
  await createClient({
    input,
    output: { path: join(folder, 'shop') },
    plugins: [...plugins],
    logs: { level: 'silent' },
  })
  await writeFile(join(folder, 'caller.ts'), CALLER)
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER_OPTIONS }))
})

afterAll(() => rm(folder, { recursive: true }))

it('a client that is generated from the served document compiles, with whoever calls it', async () => {
  const { stdout } = await run(process.execPath, [typescript, '-p', folder])
  expect(stdout).toBe('')
})

it('a client that is generated from the served document makes real calls', async () => {
  const { callShop } = await import(/* @vite-ignore */ join(folder, 'caller.ts'))
  const listed = await test.call('GET /api/products', { path: '/api/products?limit=2' })
  expect(await callShop(async (request: Request) => test.app.fetch(request), ADMIN_PASSWORD)).toEqual({
    names: listed.answer.map(({ name }) => name),
    missing: [404, 'not_found'],
    sent: [201, true],
    refused: [422, 'invalid_fields', 'message'],
    withoutToken: 401,
    orders: [200, []],
  })
})
