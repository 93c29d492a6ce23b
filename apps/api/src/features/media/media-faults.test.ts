import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { jpegPhoto, makePhoto, plainPdf } from '../../../test/make-pictures.ts'
import { beginUpload, offsetOf, sendPiece, takeFile, uploadFile } from '../../../test/upload-file.ts'
import { type MediaStore, StoreAway, StoreFull } from '../../services/media-store.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const TAKE = 'POST /api/admin/media'

const refuse = async (content: Uint8Array, file_name = 'kuva.jpg') => {
  const upload_id = await uploadFile(test, content)
  const { status, problem } = await test.fail(TAKE, { body: { upload_id, file_name } })
  return { status, code: problem.code, detail: problem.detail }
}

/** For the middle of an object: it ends, and one with packed objects stands after it. */
const packedObjects = (objects: string) =>
  `>>endobj 9 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\n${deflateSync(objects).toString('latin1')}\nendstream endobj 10 0 obj<<`

const nothingLeft = async () => {
  expect(await test.deps.db.selectFrom('media').selectAll().execute()).toEqual([])
  const uploads = join(test.deps.config.dataDir, 'uploads')
  expect(existsSync(uploads) ? readdirSync(uploads) : []).toEqual([])
}

describe('a file that is no picture', () => {
  const svg = Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  )
  const hidden = Buffer.concat([Buffer.from('<html><script>alert(1)</script>'), Buffer.alloc(2_000)])

  it.each([
    ['one byte', Buffer.from([0xff]), 'ei ole kuva'],
    ['SVG', svg, 'SVG'],
    ['SVG behind white space', Buffer.concat([Buffer.from('\n\n   '), svg]), 'SVG'],
    ['a page named as a picture', hidden, 'ei ole kuva'],
    ['HEIC', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]), 'HEIC'],
    ['a head without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0]), 'vioittunut'],
  ])('is refused by its content, and nothing of it stays: %s', async (_, content, words) => {
    expect(await refuse(content)).toMatchObject({
      status: 422,
      code: 'media_refused',
      detail: expect.stringContaining(words),
    })
    await nothingLeft()
  })
})

describe('a picture that cannot be taken', () => {
  it('is told to have too many pixels, however small its file is', async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 8_000, channels: 3, background: '#123' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await refuse(bomb)).toMatchObject({ status: 422, detail: expect.stringContaining('megapikseliä') })
    await nothingLeft()
  })

  it('is told to have too many pixels where only its head says so', async () => {
    const png = await makePhoto(64, 64).png().toBuffer()
    png.writeUInt32BE(60_000, 16)
    png.writeUInt32BE(60_000, 20)
    expect((await refuse(png)).status).toBe(422)
    await nothingLeft()
  })

  it('is told to move: GIF, WebP and PNG', async () => {
    const frames = await Promise.all(
      [1, 2].map((seed) => makePhoto(64, 48, seed).raw().toBuffer({ resolveWithObject: true })),
    )
    const { width, height, channels } = frames[0]?.info ?? { width: 0, height: 0, channels: 3 }
    const strip = Buffer.concat(frames.map(({ data }) => data))
    const moving = () => sharp(strip, { raw: { width, height: height * 2, channels, pageHeight: height } })
    for (const content of [await moving().gif().toBuffer(), await moving().webp().toBuffer()])
      expect(await refuse(content)).toMatchObject({ status: 422, detail: expect.stringContaining('Liikkuvia') })
    const png = await makePhoto(64, 64).png().toBuffer()
    const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)])
    const animated = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)])
    expect(await refuse(animated)).toMatchObject({ detail: expect.stringContaining('Liikkuvia') })
    await nothingLeft()
  })

  it.each(['jpeg', 'png', 'webp'] as const)('is told to have ended too soon: %s', async (format) => {
    const whole = await makePhoto(900, 700).toFormat(format).toBuffer()
    const cut = whole.subarray(0, Math.floor(whole.length * 0.6))
    expect(await refuse(cut)).toMatchObject({ status: 422, detail: expect.stringContaining('kesken') })
    await nothingLeft()
  })
})

describe('a picture that is unusual', () => {
  it('in the colours of print becomes one for screens', async () => {
    const print = await makePhoto(600, 400).toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp(print).metadata()).space).toBe('cmyk')
    const { media } = await takeFile(test, print)
    const served = await test.app.request(`/media/${media.id}/${media.hash}-480.webp`)
    expect(await sharp(Buffer.from(await served.arrayBuffer())).metadata()).toMatchObject({
      space: 'srgb',
      channels: 3,
    })
  })

  it('with a script behind it loses the script', async () => {
    const polyglot = Buffer.concat([await jpegPhoto(600, 400), Buffer.from('<script>alert("polyglotti")</script>')])
    const { media } = await takeFile(test, polyglot)
    const files = ['480.avif', '480.webp'].map((name) => `/media/${media.id}/${media.hash}-${name}`)
    for (const path of [...files, media.original ?? ''])
      expect(Buffer.from(await (await test.app.request(path)).arrayBuffer()).includes('polyglotti')).toBe(false)
  })

  it('narrower than every width keeps its own; one of a single pixel too', async () => {
    expect((await takeFile(test, await jpegPhoto(300, 200))).media).toMatchObject({ width: 300, widths: [300] })
    expect((await takeFile(test, await jpegPhoto(1, 1))).media).toMatchObject({ width: 1, height: 1, widths: [1] })
  })

  it('with holes keeps them', async () => {
    const clear = sharp({
      create: { width: 500, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
    const { media } = await takeFile(test, await clear.png().toBuffer())
    const served = await test.app.request(`/media/${media.id}/${media.hash}-480.webp`)
    expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).hasAlpha).toBe(true)
  })
})

describe('a document', () => {
  it.each([
    ['cut short', plainPdf().subarray(0, 200), 'kesken'],
    ['with a program', plainPdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'), 'toimintoja'],
    ['with a program by another spelling', plainPdf('/OpenAction<</S/J#61vaScript/J#53(app.alert(1))>>'), 'toimintoja'],
    ['with a program that is packed', plainPdf(packedObjects('<</S/JavaScript/JS(app.alert(1))>>')), 'toimintoja'],
  ])('is refused: %s', async (_, content, words) => {
    expect(await refuse(content, 'ohje.pdf')).toMatchObject({ status: 422, detail: expect.stringContaining(words) })
    await nothingLeft()
  })

  it('is taken whatever the bytes of its pictures happen to spell', async () => {
    const picture = '>>endobj 9 0 obj<</Type/XObject>>stream\n\x00/JS \x01\nendstream endobj 10 0 obj<<'
    expect((await takeFile(test, plainPdf(picture), 'ohje.pdf')).media.kind).toBe('document')
  })

  it('larger than 30 MiB is refused', async () => {
    const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(31 * 1024 * 1024)])
    expect((await refuse(large, 'ohje.pdf')).detail).toContain('30\u00A0Mt')
  })
})

describe('the pieces of a file', () => {
  it('go on after a line that was cut twenty times, and come out whole', async () => {
    const photo = await jpegPhoto(1_400, 1_000)
    const path = (await beginUpload(test, photo.length)).headers.get('location') ?? ''
    const size = Math.ceil(photo.length / 21)
    for (let cuts = 0; cuts <= 20; cuts += 1) {
      const offset = await offsetOf(test, path)
      expect(offset).toBe(cuts * size)
      await sendPiece(test, path, photo.subarray(offset, offset + size), offset)
      // What was sent in vain after a cut is not taken twice.
      expect((await sendPiece(test, path, photo.subarray(offset, offset + size), offset)).status).toBe(409)
    }
    const body = { upload_id: path.split('/').at(-1), file_name: 'kuva.jpg' }
    const { answer } = await test.call(TAKE, { body })
    expect(answer.media.bytes).toBe(photo.length)
  })

  it('are taken from staff who may write alone, and asked of each', async () => {
    const path = (await beginUpload(test, 10)).headers.get('location') ?? ''
    for (const Authorization of ['', 'Bearer x'.repeat(4)]) {
      expect((await beginUpload(test, 10, { Authorization })).status).toBe(401)
      expect((await test.app.request(path, { method: 'HEAD', headers: { Authorization } })).status).toBe(401)
    }
  })

  it.each(['..%2f..%2farkpax.sqlite', 'x', `${'a'.repeat(32)}.json`])('lead to no other file: %s', async (name) => {
    const headers = { Authorization: `Bearer ${test.token}`, 'Tus-Resumable': '1.0.0' }
    const { status } = await test.app.request(`/api/admin/uploads/${name}`, { method: 'HEAD', headers })
    expect(status).toBe(404)
  })

  it('are refused at once where the file is too large', async () => {
    const response = await beginUpload(test, 61 * 1024 * 1024)
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining('liian suuri') })
  })

  it('find no room: 507, told in Finnish', async () => {
    const folder = join(test.deps.config.dataDir, 'uploads')
    const path = (await beginUpload(test, 10)).headers.get('location') ?? ''
    await rm(join(folder, path.split('/').at(-1) ?? ''))
    const { symlinkSync } = await import('node:fs')
    symlinkSync('/dev/full', join(folder, path.split('/').at(-1) ?? ''))
    const response = await sendPiece(test, path, Buffer.alloc(10), 0)
    expect(response.status).toBe(507)
    expect(await response.json()).toMatchObject({ code: 'disk_full', detail: expect.stringContaining('lopussa') })
  })
})

describe('a store', () => {
  const withStore = (store: Partial<MediaStore>) =>
    Object.assign(test.deps, { mediaStore: { ...test.deps.mediaStore, ...store } })
  const take = async () => {
    const upload_id = await uploadFile(test, await jpegPhoto(600, 400))
    return { body: { upload_id, file_name: 'kuva.jpg' } }
  }

  it.each([
    ['that is full', new StoreFull(), 507, 'disk_full'],
    ['that is away', new StoreAway(), 503, 'media_store_away'],
  ])('%s stores nothing by halves, and takes the same upload later', async (_, failure, status, code) => {
    const usual = test.deps.mediaStore
    let kept = 0
    withStore({
      keep: async (key, file) => {
        kept += 1
        if (kept > 2) throw failure
        await usual.keep(key, file)
      },
    })
    const call = await take()
    const failed = await test.fail(TAKE, call)
    expect([failed.status, failed.problem.code]).toEqual([status, code])
    expect(await test.deps.db.selectFrom('media').selectAll().execute()).toEqual([])
    // What was stored before it failed is known, and goes.
    expect((await test.deps.db.selectFrom('media_leftovers').selectAll().execute()).length).toBeGreaterThan(2)
    withStore(usual)
    expect((await test.call(TAKE, call)).status).toBe(201)
  })

  it('whose folder cannot be written says so', async () => {
    await mkdir(test.deps.config.dataDir, { recursive: true })
    writeFileSync(join(test.deps.config.dataDir, 'media'), 'tiedosto kansion paikalla')
    const { status, problem } = await test.fail(TAKE, await take())
    expect([status, problem.code]).toEqual([503, 'media_store_away'])
  })
})

it('two hundred at once are all there, one line for each', async () => {
  const photos = await Promise.all(Array.from({ length: 200 }, (_, at) => jpegPhoto(40, 30, at + 1)))
  const taken = await Promise.all(photos.map((photo, at) => takeFile(test, photo, `${at}.jpg`)))
  expect(new Set(taken.map(({ media }) => media.id)).size).toBe(200)
  const { length } = await test.deps.db.selectFrom('audit_log').select('id').where('entity', '=', 'media').execute()
  expect(length).toBe(200)
})
