import type { ListedBlogPost } from '@arkpax/schema/blog'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { adminBlogText } from './admin-blog.fi.ts'
import { usePostMutation } from './use-posts.ts'

interface Props {
  /** The post to delete; null while nobody asks. */
  post: ListedBlogPost | null
  onClose: () => void
}

/** Deletes a post for good, after asking. */
export function RemovePost({ post, onClose }: Props) {
  const remove = usePostMutation('DELETE /api/admin/blog/{id}', {
    success: adminBlogText.removed,
    failure: adminBlogText.removeFailed,
  })
  const { title, text, confirm } = adminBlogText.confirmRemove

  function removePost(id: number) {
    remove.mutate([{ params: { id } }], { onSettled: onClose })
  }

  return (
    <ConfirmDialog
      open={post !== null}
      onClose={onClose}
      onConfirm={() => post && removePost(post.id)}
      title={post ? `${title}: ${post.title}` : title}
      text={text}
      confirmLabel={confirm}
      pending={remove.isPending}
    />
  )
}
