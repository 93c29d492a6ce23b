import { readFileSync } from 'node:fs'
import { extractImages, extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { stopTypesetter } from '../../services/typesetter.ts'
import { insertUnits, listUnits } from './units.repo.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'https://arkpax.example' })
  const wasmBinary = new Uint8Array(readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))))
  await prepareZXingModule({ overrides: { wasmBinary: wasmBinary.buffer }, fireImmediately: true })
})
afterAll(stopTypesetter)

const sheetOf = async (ids: readonly string[]) => {
  const path = `/api/admin/unit-labels/${ids.join(',')}`
  const response = await test.app.request(path, { headers: { Authorization: `Bearer ${test.token}` } })
  expect(response.status).toBe(200)
  return getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
}

describe('a sheet of labels', () => {
  it('has a code for each unit that leads to its passport, read back from the paper itself', async () => {
    const facts = { product_id: '1', made_on: null, made_in: null, batch: null }
    const serials = Array.from({ length: 26 }, (_, index) => `APX-2400-${String(index).padStart(6, '0')}`)
    await insertUnits(
      test.deps.db,
      serials.map((serial) => ({ serial, ...facts })),
      test.clock.now,
    )
    const units = await listUnits(test.deps.db, { serials })
    const pdf = await sheetOf(units.map(({ id }) => id))

    expect(pdf.numPages).toBe(2)
    const read: string[] = []
    for (const page of [1, 2])
      for (const { data, width, height, channels } of await extractImages(pdf, page)) {
        const pixels = new Uint8ClampedArray(width * height * 4)
        for (let at = 0; at < width * height; at++) pixels.set([...Array(3).fill(data[at * channels]), 255], at * 4)
        const [code] = await readBarcodes({ data: pixels, width, height } as Parameters<typeof readBarcodes>[0])
        expect(code?.format).toBe('QRCode')
        read.push(code?.text ?? '')
      }
    expect(read.sort()).toEqual(
      units.map(({ passport_id }) => `https://arkpax.example/akkupassi/${passport_id}`).sort(),
    )
    const { text } = await extractText(pdf, { mergePages: true })
    for (const serial of serials) expect(text).toContain(serial)
    expect((await pdf.getPage(1)).view).toEqual([0, 0, expect.closeTo(595.28, 1), expect.closeTo(841.89, 1)])
  })

  it('is refused for a unit that is not there, and for more than four sheets', async () => {
    const path = '/api/admin/unit-labels/x'
    expect((await test.fail('GET /api/admin/unit-labels/{ids}', { path })).status).toBe(404)
    const many = Array.from({ length: 97 }, (_, index) => index).join(',')
    expect(
      (await test.fail('GET /api/admin/unit-labels/{ids}', { path: `/api/admin/unit-labels/${many}` })).status,
    ).toBe(404)
  })
})
