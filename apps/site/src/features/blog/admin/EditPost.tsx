import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '~/components/ui/react/Button.tsx'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { call } from '~/lib/api.ts'
import { showToast } from '~/lib/toast.ts'
import { postFormText } from './admin-blog.fi.ts'
import { PostForm } from './PostForm.tsx'
import type { PostValues } from './post-values.ts'
import { useRefreshPosts } from './use-posts.ts'

/** The form of a post that is there: read anew each time, saved only over the version that was read. */
export function EditPost({ id, onClose }: { id: number; onClose: () => void }) {
  const refresh = useRefreshPosts()
  const read = () => call('GET /api/admin/blog/{id}', { params: { id } })
  const post = useQuery({ queryKey: ['admin-blog-post', id], queryFn: read, gcTime: 0 })
  const replace = useMutation({
    mutationFn: (body: PostValues) => call('PUT /api/admin/blog/{id}', { params: { id }, body }),
    onSuccess() {
      showToast({ ...postFormText.updated, tone: 'success' })
      return refresh()
    },
    onError: () => showToast({ ...postFormText.updateFailed, tone: 'destructive' }),
  })

  if (post.isPending) return <p role="status">{postFormText.loading}</p>
  if (post.isError) {
    return (
      <EmptyState title={postFormText.loadFailed} text={post.error.message}>
        <Button onClick={() => post.refetch()}>{postFormText.retry}</Button>
      </EmptyState>
    )
  }
  return <PostForm post={post.data} onSave={replace.mutateAsync} onLoadNewest={read} onClose={onClose} />
}
