import { postFormText } from './admin-blog.fi.ts'
import type { WrittenDraft } from './NewPostTabs.tsx'
import { PostForm } from './PostForm.tsx'
import { newPostKey } from './post-draft.ts'
import { usePostMutation } from './use-posts.ts'

interface Props {
  /** What AI wrote, as the text to begin with. */
  written?: WrittenDraft
  onClose: () => void
}

/** The form of a new post. */
export function NewPost({ written, onClose }: Props) {
  const create = usePostMutation('POST /api/admin/blog', {
    success: postFormText.created,
    failure: postFormText.createFailed,
  })
  return (
    <PostForm
      post={null}
      written={written}
      onSave={(body) => create.mutateAsync([{ body, idempotencyKey: newPostKey(JSON.stringify(body)) }])}
      onClose={onClose}
    />
  )
}
