import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { productInput } from '../../../test/factories.ts'
import { jpegPhoto } from '../../../test/make-pictures.ts'
import { takeFile } from '../../../test/upload-file.ts'

const asset = (file: string, type: string) => [
  `/${file}`,
  { file, type, etag: 'W/"x"', immutable: false, encodings: [] },
]
const assets = Object.fromEntries([asset('images/laukku.webp', 'image/webp'), asset('about', 'text/html')])

let test: TestApp
beforeEach(async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'arkpax-pictures-'))
  writeFileSync(join(siteDir, 'manifest.json'), JSON.stringify({ assets, posts: {} }))
  test = await createTestApp({ SITE_DIR: siteDir })
})

const CREATE = 'POST /api/admin/products'
const create = (image_url: string) => test.call(CREATE, { body: productInput({ image_url }) })

describe('a picture of a product', () => {
  it.each(['/images/laukku.webp', '/Images/Laukku.webp', '/images/laukku.webp?v=2', 'https://kuvat.example/x.webp'])(
    'may be %s',
    async (image_url) => {
      expect((await create(image_url)).status).toBe(201)
    },
  )

  it.each(['/images/lakku.webp', '/about', '/images/%ff.webp'])(
    'is refused at its field where this site has no such picture: %s',
    async (image_url) => {
      const { status, problem } = await test.fail(CREATE, { body: productInput({ image_url }) })
      expect([status, problem.errors?.map(({ path }) => path)]).toEqual([422, ['image_url']])
      expect(problem.errors?.[0]?.detail).toContain('Sivustolla ei ole kuvaa tässä osoitteessa.')
    },
  )

  it('is named where it stands among the others, and a change of something else asks for none', async () => {
    const { answer } = await create('/images/laukku.webp')
    const change = (body: object) => ({ path: `/api/admin/products/${answer.id}`, body })
    const details = {
      pictures: ['/images/laukku.webp', '/ei.webp'],
      features: [{ title: 'Kevyt', text: 'Kulkee mukana.', picture: '/ei.webp' }],
    }
    const { problem } = await test.fail('PUT /api/admin/products/{id}', change({ details }))
    expect(problem.errors?.map(({ path }) => path)).toEqual(['details.pictures.1', 'details.features.0.picture'])
    await test.deps.db.updateTable('products').set({ image_url: '/ei.webp' }).where('id', '=', answer.id).execute()
    expect((await test.call('PUT /api/admin/products/{id}', change({ price: 10 }))).status).toBe(200)
  })

  it('of the media library is one that is there and not in the trash', async () => {
    const { media } = await takeFile(test, await jpegPhoto(500, 400))
    expect((await create(media.address)).status).toBe(201)
    const { problem } = await test.fail(CREATE, { body: productInput({ image_url: media.address.replace(/.$/, 'z') }) })
    expect(problem.errors?.[0]?.path).toBe('image_url')
    await test.deps.db.updateTable('media').set({ trashed_at: '2026-11-22' }).execute()
    expect((await test.fail(CREATE, { body: productInput({ image_url: media.address }) })).status).toBe(422)
  })

  it('is not asked for where the pages stand elsewhere', async () => {
    test = await createTestApp()
    expect((await create('/images/lakku.webp')).status).toBe(201)
  })
})
