import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { encode } from 'uqr'
import { afterEach, expect, it, vi } from 'vitest'
import { readPicture } from './own-code-reader.ts'

afterEach(() => vi.unstubAllGlobals())

const DOT = 4

/** A picture of a code as a camera sees it: dark dots on white, turned by a quarter. */
function pictureOf(text: string): ImageData {
  const { data, size } = encode(text, { border: 4 })
  const side = size * DOT
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (data[Math.floor(x / DOT)]?.[Math.floor(y / DOT)]) pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
  return { data: pixels, width: side, height: side, colorSpace: 'srgb' }
}

it('reads a made picture of a code with bytes of our own, and nothing where there is none', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string | URL) => {
    asked.push(String(address))
    const bytes = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
    return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'application/wasm' } })
  })
  expect(await readPicture(pictureOf('APX-2400-000123'))).toBe('APX-2400-000123')
  const blank = { ...pictureOf('X'), data: new Uint8ClampedArray(pictureOf('X').data.length).fill(255) }
  expect(await readPicture(blank)).toBeUndefined()
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatch(/zxing_reader[^/]*\.wasm$/)
  expect(asked[0]).not.toMatch(/^https?:|^\/\//)
})
