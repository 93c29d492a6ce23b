import type { ListedBlogPost } from '@arkpax/schema/blog'
import { Switch } from '~/components/ui/react/Switch.tsx'
import { adminBlogText } from './admin-blog.fi.ts'
import { usePostMutation } from './use-posts.ts'

/** Publishes or hides a post at once. The focus stays here meanwhile, so it is never disabled. */
export function PublishToggle({ post }: { post: ListedBlogPost }) {
  const toggle = usePostMutation('PUT /api/admin/blog/{id}/publish', { failure: adminBlogText.toggleFailed })
  const publish = (is_published: boolean) => toggle.mutate([{ params: { id: post.id }, body: { is_published } }])
  return (
    <Switch
      label={adminBlogText.published}
      aria-label={adminBlogText.togglePost(post.title)}
      checked={toggle.isPending ? !post.is_published : post.is_published}
      aria-disabled={toggle.isPending || undefined}
      onChange={({ target }) => toggle.isPending || publish(target.checked)}
    />
  )
}
