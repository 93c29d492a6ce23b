import type { Media } from '@arkpax/schema/media'
import { MEDIA_READS } from '~/components/admin/media/use-uploads.ts'
import { undoable } from '~/components/admin/undo-toast.ts'
import { useWrite } from '~/lib/use-write.ts'
import { mediaDialogText as text } from './media-screen.fi.ts'

const changes = [...MEDIA_READS]

/** Takes a thing out of the trash. */
export const useRestore = () =>
  useWrite('POST /api/admin/media/{id}/restore', {
    success: ({ file_name }) => text.restored(file_name),
    failure: text.restoreFailed,
    changes,
  })

/** Deletes a thing that is in the trash, which nothing brings back. */
export const useDeletion = (onDeleted: () => void) =>
  useWrite('DELETE /api/admin/media/{id}/for-good', {
    success: text.deleted,
    failure: text.deleteFailed,
    changes,
    doubts: changes,
    onSuccess: onDeleted,
  })

/** Puts a thing into the trash; for ten seconds one press takes it out. */
export function useTrash({ id, file_name }: Media, onTrashed: () => void) {
  const restore = useRestore()
  return useWrite('DELETE /api/admin/media/{id}', {
    success: () => ({
      id,
      title: text.trashed(file_name),
      ...undoable({ name: text.undoOf(file_name), onPress: () => restore.mutate([{ params: { id } }]) }),
    }),
    failure: text.trashFailed,
    changes,
    doubts: changes,
    onSuccess: onTrashed,
  })
}
