import type { Media } from '@arkpax/schema/media'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makePhoto, plainPdf } from '../../../test/make-pictures.ts'
import { takeFile } from '../../../test/upload-file.ts'

let test: TestApp
let picture: Media
let document: Media

beforeAll(async () => {
  test = await createTestApp()
  const exif = { IFD0: { Copyright: 'SALAISUUS' }, IFD3: { GPSLatitude: '60/1 10/1 0/1', GPSLatitudeRef: 'N' } }
  const marked = await makePhoto(1_000, 600).withExif(exif).jpeg().toBuffer()
  expect(marked.includes('SALAISUUS')).toBe(true)
  picture = (await takeFile(test, await sharp(marked).keepExif().withMetadata({ orientation: 6 }).jpeg().toBuffer()))
    .media
  document = (await takeFile(test, plainPdf(), 'Käyttöohje 1.pdf')).media
})

const get = (path: string, headers: Record<string, string> = {}) => test.app.request(path, { headers })
const LOCKED = "default-src 'none'; sandbox; frame-ancestors 'none'"

describe('a file of a picture', () => {
  it.each(['avif', 'webp'])('is served as %s, upright, for a year, and can never run', async (format) => {
    const response = await get(`/media/${picture.id}/${picture.hash}-480.${format}`)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': LOCKED,
      'x-content-type-options': 'nosniff',
    })
    const { width, height, exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect([width, height, exif]).toEqual([480, 800, undefined])
  })

  it('holds nothing that the camera wrote, nor does the original', async () => {
    for (const name of [`${picture.hash}-480.avif`, `${picture.hash}-480.webp`, picture.original?.split('/').at(-1)]) {
      const bytes = Buffer.from(await (await get(`/media/${picture.id}/${name}`)).arrayBuffer())
      expect(bytes.length).toBeGreaterThan(500)
      expect(bytes.includes('SALAISUUS')).toBe(false)
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    }
  })

  it.each(['-481.avif', '-480.png', '-480.avif/..', '.pdf'])('is not there under another name: %s', async (rest) => {
    expect((await get(`/media/${picture.id}/${picture.hash}${rest}`)).status).toBe(404)
  })
})

describe('the address of a thing', () => {
  it('gives the current picture in the width that is asked for, as AVIF where that is taken', async () => {
    const avif = await get(`/media/${picture.id}?w=400`, { Accept: 'image/avif,image/webp,*/*' })
    expect(avif.headers.get('content-type')).toBe('image/avif')
    expect(avif.headers.get('vary')).toContain('Accept')
    expect(avif.headers.get('cache-control')).toContain('max-age=60')
    const webp = await get(`/media/${picture.id}`, { Accept: '*/*' })
    expect(webp.headers.get('content-type')).toBe('image/webp')
    const again = await get(`/media/${picture.id}`, { 'If-None-Match': webp.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  it('gives a document as a download under its own name', async () => {
    expect(document.address).toBe(`/media/${document.id}/K%C3%A4ytt%C3%B6ohje%201.pdf`)
    const response = await get(document.address)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': LOCKED,
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="K_ytt_ohje 1.pdf"; filename*=UTF-8''K%C3%A4ytt%C3%B6ohje%201.pdf`,
    })
    expect(Buffer.from(await response.arrayBuffer())).toEqual(plainPdf())
    expect((await get(`/media/${document.id}`)).headers.get('location')).toBe(document.address)
  })

  it('is gone with a thing in the trash, while pages built before still find its files', async () => {
    const { media } = await takeFile(test, await makePhoto(600, 400, 9).png().toBuffer())
    await test.call('DELETE /api/admin/media/{id}', { path: `/api/admin/media/${media.id}` })
    expect((await get(media.address)).status).toBe(404)
    expect((await get(`/media/${media.id}/${media.hash}-480.webp`)).status).toBe(200)
  })

  it.each(['/media/', '/media/x', `/media/${'0'.repeat(8)}-0000-4000-8000-000000000000`, '/media/../api/health'])(
    'is 404 where there is nothing: %s',
    async (path) => expect([404, 200]).toContain((await get(path)).status),
  )
})
