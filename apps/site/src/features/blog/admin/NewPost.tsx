import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '~/lib/api.ts'
import { idempotencyKeys } from '~/lib/idempotency.ts'
import { showToast } from '~/lib/toast.ts'
import { postFormText } from './admin-blog.fi.ts'
import { PostForm } from './PostForm.tsx'
import type { PostValues } from './post-values.ts'
import { useRefreshPosts } from './use-posts.ts'

/** The form of a new post. */
export function NewPost({ onClose }: { onClose: () => void }) {
  const [keyFor] = useState(idempotencyKeys)
  const refresh = useRefreshPosts()
  const create = useMutation({
    mutationFn: (body: PostValues) =>
      call('POST /api/admin/blog', { body, idempotencyKey: keyFor(JSON.stringify(body)) }),
    onSuccess() {
      showToast({ ...postFormText.created, tone: 'success' })
      return refresh()
    },
    onError: () => showToast({ ...postFormText.createFailed, tone: 'destructive' }),
  })
  return <PostForm post={null} onSave={create.mutateAsync} onClose={onClose} />
}
