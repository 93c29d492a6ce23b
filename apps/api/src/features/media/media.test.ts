import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { productInput } from '../../../test/factories.ts'
import { jpegPhoto, plainPdf } from '../../../test/make-pictures.ts'
import { takeFile, uploadFile } from '../../../test/upload-file.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const TAKE = 'POST /api/admin/media'
const LIST = 'GET /api/admin/media'
const ONE = 'PUT /api/admin/media/{id}'
const at = (id: string, rest = '') => ({ path: `/api/admin/media/${id}${rest}` })

const names = async (query: string) =>
  (await test.call(LIST, { path: `/api/admin/media?${query}` })).answer.map(({ file_name }) => file_name).sort()

describe('a picture that is uploaded', () => {
  it('is there in every width up to its own, with its size and its colour', async () => {
    const { media, is_duplicate } = await takeFile(test, await jpegPhoto(1_300, 975), 'Ark PRO.jpg')
    expect(is_duplicate).toBe(false)
    expect(media).toMatchObject({
      kind: 'picture',
      file_name: 'Ark PRO.jpg',
      width: 1_200,
      height: 900,
      widths: [480, 800, 1_200],
      alt: '',
      is_decorative: false,
      version: 1,
      address: `/media/${media.id}`,
    })
    expect(media.color).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('is there once, however often it is sent; the second answers with the first', async () => {
    const photo = await jpegPhoto()
    const first = await takeFile(test, photo, 'a.jpg')
    const second = await takeFile(test, photo, 'b.jpg')
    expect(second).toEqual({ media: first.media, is_duplicate: true })
    expect(await names('')).toEqual(['a.jpg'])
  })

  it('is there once too when it is sent twice at the same moment', async () => {
    const photo = await jpegPhoto()
    const [one, other] = await Promise.all([takeFile(test, photo, 'a.jpg'), takeFile(test, photo, 'b.jpg')])
    expect(one.media.id).toBe(other.media.id)
    expect(await names('')).toHaveLength(1)
  })

  it('leaves one line in the log, also when the answer is lost and it is asked for again', async () => {
    const upload_id = await uploadFile(test, await jpegPhoto())
    const body = { upload_id, file_name: 'a.jpg' }
    const { answer } = await test.call(TAKE, { body })
    const again = await test.call(TAKE, { body })
    expect(again.answer).toEqual(answer)
    const lines = await test.deps.db.selectFrom('audit_log').select(['action', 'entity']).execute()
    expect(lines).toEqual([{ action: 'create', entity: 'media' }])
  })

  it('is taken once its last piece has come, and not before', async () => {
    const { problem } = await test.fail(TAKE, { body: { upload_id: 'a'.repeat(32), file_name: 'a.jpg' } })
    expect(problem.code).toBe('upload_missing')
  })
})

describe('what is said of a picture', () => {
  it('is its text, or that it is decorative', async () => {
    const { media } = await takeFile(test, await jpegPhoto())
    const { answer } = await test.call(ONE, { ...at(media.id), body: { alt: 'Ark PRO laiturilla' } })
    expect(answer).toMatchObject({ alt: 'Ark PRO laiturilla', version: 2 })
    const { status, problem } = await test.fail(ONE, { ...at(media.id), body: { alt: ' ' } })
    expect([status, problem.errors?.[0]?.path]).toEqual([422, 'alt'])
    const decorative = await test.call(ONE, { ...at(media.id), body: { alt: '', is_decorative: true } })
    expect(decorative.answer).toMatchObject({ alt: '', is_decorative: true })
  })

  it('is found: by name and text, and what lacks its text, is used nowhere or is in the trash', async () => {
    const one = (await takeFile(test, await jpegPhoto(600, 400, 1), 'laituri.jpg')).media
    const other = (await takeFile(test, await jpegPhoto(600, 400, 2), 'vene.jpg')).media
    await takeFile(test, plainPdf(), 'Käyttöohje.pdf')
    await test.call(ONE, { ...at(one.id), body: { alt: 'Ark PRO laiturilla' } })
    await test.call('POST /api/admin/products', { body: productInput({ image_url: one.address }) })
    await test.call('DELETE /api/admin/media/{id}', at(other.id))
    expect(await names('q=ark%20pro')).toEqual(['laituri.jpg'])
    expect(await names('kind=document')).toEqual(['Käyttöohje.pdf'])
    expect(await names('state=unused')).toEqual(['Käyttöohje.pdf'])
    expect(await names('state=no-alt')).toEqual([])
    expect(await names('state=trash')).toEqual(['vene.jpg'])
    expect(await names('sort=name')).toEqual(['Käyttöohje.pdf', 'laituri.jpg'])
    const { answer } = await test.call('GET /api/admin/media/summary')
    expect(answer).toMatchObject({ pictures: 1, documents: 1, without_alt: 0, unused: 1, trashed: 1 })
  })

  it('is not written over by whoever comes too late', async () => {
    const { media } = await takeFile(test, await jpegPhoto())
    await test.call(ONE, { ...at(media.id), body: { alt: 'Ensin' } })
    const late = { ...at(media.id), body: { alt: 'Myöhässä' }, headers: { 'If-Match': '"1"' } }
    const { status, problem } = await test.fail(ONE, late)
    expect([status, problem.current]).toEqual([412, expect.objectContaining({ alt: 'Ensin', version: 2 })])
  })
})

describe('a crop', () => {
  it('makes other files under the same address, and can be taken back', async () => {
    const { media } = await takeFile(test, await jpegPhoto(1_000, 800))
    const crop = { x: 0.1, y: 0.25, width: 0.5, height: 0.5 }
    const { answer: cropped } = await test.call(ONE, { ...at(media.id), body: { crop } })
    expect(cropped).toMatchObject({ width: 480, height: 384, widths: [480], crop, address: media.address })
    expect(cropped.hash).not.toBe(media.hash)
    const [told] = (await test.call('GET /api/admin/audit-log')).answer
    const part = '50\u00A0% leveydestä ja 50\u00A0% korkeudesta, alkaa 10\u00A0% vasemmalta, 25\u00A0% ylhäältä'
    expect(told?.changes).toContainEqual({ field: 'crop', from: null, to: part })
    const { answer: whole } = await test.call(ONE, { ...at(media.id), body: { crop: null } })
    expect(whole).toMatchObject({ width: media.width, height: media.height, hash: media.hash })
  })

  it.each([
    [{ x: 0.8, y: 0, width: 0.5, height: 1 }, 'crop.width'],
    [{ x: 0, y: 0, width: 0.01, height: 1 }, 'crop.width'],
    [{ x: -1, y: 0, width: 1, height: 1 }, 'crop.x'],
  ])('is refused where it is no part of the picture: %o', async (crop, path) => {
    const { media } = await takeFile(test, await jpegPhoto())
    const { status, problem } = await test.fail(ONE, { ...at(media.id), body: { crop } })
    expect([status, problem.errors?.[0]?.path]).toEqual([422, path])
  })
})

describe('another file in its place', () => {
  const REPLACE = 'PUT /api/admin/media/{id}/content'

  it('keeps address and text', async () => {
    const { media } = await takeFile(test, await jpegPhoto(900, 600, 1))
    await test.call(ONE, { ...at(media.id), body: { alt: 'Ark PRO', focal: { x: 0.1, y: 0.2 } } })
    const upload_id = await uploadFile(test, await jpegPhoto(1_300, 600, 2))
    const { answer } = await test.call(REPLACE, {
      ...at(media.id, '/content'),
      body: { upload_id, file_name: 'uusi.jpg' },
    })
    expect(answer).toMatchObject({ address: media.address, alt: 'Ark PRO', file_name: 'uusi.jpg', width: 1_200 })
    expect(answer.hash).not.toBe(media.hash)
    const old = await test.app.request(`/media/${media.id}/${media.hash}-480.avif`)
    expect(old.status).toBe(200)
  })

  it('is refused where the library has the same already, or where it is of another kind', async () => {
    const { media } = await takeFile(test, await jpegPhoto(900, 600, 1), 'eka.jpg')
    const photo = await jpegPhoto(900, 600, 2)
    await takeFile(test, photo, 'toka.jpg')
    const put = async (content: Uint8Array) => {
      const body = { upload_id: await uploadFile(test, content), file_name: 'x' }
      return (await test.fail(REPLACE, { ...at(media.id, '/content'), body })).problem
    }
    expect(await put(photo)).toMatchObject({ code: 'media_exists', detail: expect.stringContaining('toka.jpg') })
    expect(await put(plainPdf())).toMatchObject({ code: 'media_refused' })
  })
})

it('what is used is told as soon as somebody uses it, and no longer than that', async () => {
  const { media } = await takeFile(test, await jpegPhoto(), 'a.jpg')
  const show = (image_url: string) =>
    test.call('PUT /api/admin/products/{id}', { path: '/api/admin/products/1', body: { image_url } })
  const unused = async () => [
    await names('state=unused'),
    (await test.call('GET /api/admin/media/summary')).answer.unused,
  ]
  expect(await unused()).toEqual([['a.jpg'], 1])
  await show(media.address)
  expect(await unused()).toEqual([[], 0])
  await show('https://example.fi/kuva.jpg')
  expect(await unused()).toEqual([['a.jpg'], 1])
})

describe('the trash', () => {
  it('takes nothing that is in use, and says where it is', async () => {
    const { media } = await takeFile(test, await jpegPhoto())
    await test.call('POST /api/admin/products', { body: productInput({ name: 'Laukku', image_url: media.address }) })
    const { answer } = await test.call('GET /api/admin/media/{id}', at(media.id))
    expect(answer.uses).toEqual([{ noun: 'product', id: expect.any(String), title: 'Laukku' }])
    const { status, problem } = await test.fail('DELETE /api/admin/media/{id}', at(media.id))
    expect([status, problem.detail]).toEqual([409, expect.stringContaining('tuote Laukku')])
  })

  it('gives a thing back, also when the same is uploaded again', async () => {
    const photo = await jpegPhoto()
    const { media } = await takeFile(test, photo)
    await test.call('DELETE /api/admin/media/{id}', at(media.id))
    const { answer } = await test.call('POST /api/admin/media/{id}/restore', at(media.id, '/restore'))
    expect(answer.trashed_at).toBeNull()
    await test.call('DELETE /api/admin/media/{id}', at(media.id))
    expect(await takeFile(test, photo)).toMatchObject({ media: { id: media.id, trashed_at: null }, is_duplicate: true })
  })
})
