import { asStaff } from '~/components/admin/admin-session.ts'
import { Loading } from '~/components/admin/list-states.tsx'
import { ThingHistory } from '~/components/admin/ThingHistory.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { call } from '~/lib/api.ts'
import { useFreshRead } from '~/lib/use-read.ts'
import { postFormText } from './admin-blog.fi.ts'
import { PostForm } from './PostForm.tsx'
import { usePostMutation } from './use-posts.ts'

/** The form of a post that is there: read anew each time, saved only over the version that was read. */
export function EditPost({ id, onClose }: { id: number; onClose: () => void }) {
  const read = () => asStaff(() => call('GET /api/admin/blog/{id}', { params: { id } }))
  const post = useFreshRead('GET /api/admin/blog/{id}', { params: { id } })
  const replace = usePostMutation('PUT /api/admin/blog/{id}', {
    success: postFormText.updated,
    failure: postFormText.updateFailed,
  })

  if (post.isPending) return <Loading />
  if (post.isError) {
    return <LoadFailure title={postFormText.loadFailed} error={post.error} onRetry={post.refetch} />
  }
  return (
    <>
      <PostForm
        post={post.data}
        onSave={(body, version) => replace.mutateAsync([{ params: { id }, body, ifMatch: version }])}
        onLoadNewest={read}
        onClose={onClose}
      />
      <ThingHistory entity="blog_post" id={String(id)} className="mt-6" />
    </>
  )
}
