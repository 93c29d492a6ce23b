import type { ListedBlogPost } from '@arkpax/schema/blog'
import { Pencil, SquareArrowOutUpRight, Trash2 } from 'lucide-react'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { postPath } from '~/lib/paths.ts'
import { adminBlogText } from './admin-blog.fi.ts'

export interface PostCallbacks {
  onEdit: (post: ListedBlogPost) => void
  onRemove: (post: ListedBlogPost) => void
}

/** What can be done to a post of the list. */
export function PostActions({ post, onEdit, onRemove }: { post: ListedBlogPost } & PostCallbacks) {
  return (
    <div className="flex flex-wrap gap-2">
      {post.is_published && (
        <a
          className={`${buttonClass('quiet', 'icon')} max-lg:order-last`}
          href={postPath(post.slug)}
          aria-label={adminBlogText.openPost(post.title)}
          title={adminBlogText.open}
        >
          <SquareArrowOutUpRight className="size-4" aria-hidden="true" />
        </a>
      )}
      <Button
        size="sm"
        className="min-h-11"
        aria-label={adminBlogText.editPost(post.title)}
        onClick={() => onEdit(post)}
      >
        <Pencil className="size-4" aria-hidden="true" />
        {adminBlogText.edit}
      </Button>
      <Button
        size="sm"
        tone="quiet"
        className="min-h-11"
        aria-label={adminBlogText.removePost(post.title)}
        onClick={() => onRemove(post)}
      >
        <Trash2 className="size-4" aria-hidden="true" />
        {adminBlogText.remove}
      </Button>
    </div>
  )
}
