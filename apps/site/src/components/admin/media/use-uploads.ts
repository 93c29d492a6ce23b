import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { readsOf } from '~/lib/read-query.ts'
import { useUnsavedWarning } from '../use-unsaved-warning.ts'
import { uploadFile } from './upload-file.ts'
import { isUnderWay, UploadQueue } from './upload-queue.ts'

/** The reads that a change of the library makes old. */
export const MEDIA_READS = [
  'GET /api/admin/media',
  'GET /api/admin/media/summary',
  'GET /api/admin/media/{id}',
] as const

/** Files that are being uploaded, with what each has come to; the browser asks before the page is left meanwhile. */
export function useUploads() {
  const client = useQueryClient()
  const [queue] = useState(
    () =>
      new UploadQueue(uploadFile, () => {
        for (const read of MEDIA_READS) void client.invalidateQueries({ queryKey: readsOf(read) })
      }),
  )
  const uploads = useSyncExternalStore(queue.subscribe, queue.read)
  useUnsavedWarning(uploads.some((upload) => isUnderWay(upload) || upload.state === 'waiting'))
  return { uploads, queue }
}
