import type { ListedBlogPost } from '@arkpax/schema/blog'
import { formatDate, formatDateTime } from '@arkpax/schema/format-fi'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { adminBlogText } from './admin-blog.fi.ts'

/** Whether visitors see the post, and whether it will come or go by itself. */
export function PublishBadge({ post }: { post: ListedBlogPost }) {
  return (
    <>
      {post.is_published ? (
        <Badge tone="good">{adminBlogText.published}</Badge>
      ) : (
        <Badge tone="low">{adminBlogText.draft}</Badge>
      )}
      {(post.publish_at || post.withdraw_at) && <Badge tone="outline">{adminBlogText.scheduled}</Badge>}
    </>
  )
}

/** Who wrote it, about what, how long it is and when it was made; then its tags. */
export function PostFacts({ post }: { post: ListedBlogPost }) {
  return (
    <>
      <p className="label flex flex-wrap gap-x-5 gap-y-1">
        <span>{post.author}</span>
        <span>{post.category}</span>
        <span>{post.read_time}</span>
        <time dateTime={post.created_at}>{adminBlogText.created(formatDate(post.created_at))}</time>
        {post.publish_at && (
          <time dateTime={post.publish_at}>{adminBlogText.scheduledAt(formatDateTime(post.publish_at))}</time>
        )}
        {post.withdraw_at && (
          <time dateTime={post.withdraw_at}>{adminBlogText.withdrawnAt(formatDateTime(post.withdraw_at))}</time>
        )}
      </p>
      {post.tags.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {post.tags.map((tag) => (
            <li key={tag} className="max-w-full *:max-w-full *:whitespace-normal *:wrap-anywhere">
              <Badge tone="outline">{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
