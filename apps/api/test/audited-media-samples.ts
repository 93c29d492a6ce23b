import type { Samples } from './audited-samples.ts'
import type { TestApp } from './create-test-app.ts'
import { jpegPhoto } from './make-pictures.ts'
import { takeFile, uploadFile } from './upload-file.ts'

/** The calls of the media library. */
export function mediaSamples(test: () => TestApp): Samples {
  const upload = async (seed: number) => ({
    upload_id: await uploadFile(test(), await jpegPhoto(500, 400, seed)),
    file_name: 'kuva.jpg',
  })
  const take = async () => `/api/admin/media/${(await takeFile(test(), await jpegPhoto(500, 400, 1))).media.id}`
  return {
    'POST /api/admin/media': async () => ({ body: await upload(1), line: ['create', 'media'] }),
    'PUT /api/admin/media/{id}': async () => ({
      path: await take(),
      body: { alt: 'Ark PRO laiturilla' },
      line: ['update', 'media'],
    }),
    'PUT /api/admin/media/{id}/content': async () => ({
      path: `${await take()}/content`,
      body: await upload(2),
      line: ['replace', 'media'],
    }),
    'DELETE /api/admin/media/{id}': async () => ({ path: await take(), line: ['trash', 'media'] }),
    'DELETE /api/admin/media/{id}/for-good': async () => {
      const path = await take()
      await test().call('DELETE /api/admin/media/{id}', { path })
      return { path: `${path}/for-good`, line: ['delete', 'media'] }
    },
    'POST /api/admin/media/{id}/restore': async () => {
      const path = await take()
      await test().call('DELETE /api/admin/media/{id}', { path })
      return { path: `${path}/restore`, line: ['restore', 'media'] }
    },
  }
}
