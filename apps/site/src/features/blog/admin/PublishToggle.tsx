import type { ListedBlogPost } from '@arkpax/schema/blog'
import { useMutation } from '@tanstack/react-query'
import { Switch } from '~/components/ui/react/Switch.tsx'
import { call } from '~/lib/api.ts'
import { showToast } from '~/lib/toast.ts'
import { adminBlogText } from './admin-blog.fi.ts'
import { useRefreshPosts } from './use-posts.ts'

/** Publishes or hides a post at once (spec §4). */
export function PublishToggle({ post }: { post: ListedBlogPost }) {
  const refresh = useRefreshPosts()
  const toggle = useMutation({
    mutationFn: (is_published: boolean) =>
      call('PUT /api/admin/blog/{id}/publish', { params: { id: post.id }, body: { is_published } }),
    onSuccess: refresh,
    onError: () => showToast({ ...adminBlogText.toggleFailed, tone: 'destructive' }),
  })
  return (
    <Switch
      label={adminBlogText.published}
      aria-label={adminBlogText.togglePost(post.title)}
      checked={toggle.isPending ? toggle.variables : post.is_published}
      disabled={toggle.isPending}
      onChange={({ target }) => toggle.mutate(target.checked)}
    />
  )
}
