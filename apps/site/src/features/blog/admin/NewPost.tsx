import { useState } from 'react'
import { idempotencyKeys } from '~/lib/idempotency.ts'
import { postFormText } from './admin-blog.fi.ts'
import { PostForm } from './PostForm.tsx'
import { usePostMutation } from './use-posts.ts'

/** The form of a new post. */
export function NewPost({ onClose }: { onClose: () => void }) {
  const [keyFor] = useState(idempotencyKeys)
  const create = usePostMutation('POST /api/admin/blog', {
    success: postFormText.created,
    failure: postFormText.createFailed,
  })
  return (
    <PostForm
      post={null}
      onSave={(body) => create.mutateAsync([{ body, idempotencyKey: keyFor(JSON.stringify(body)) }])}
      onClose={onClose}
    />
  )
}
