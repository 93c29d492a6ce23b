import type { ListedBlogPost } from '@arkpax/schema/blog'
import { ChooseRow } from '~/components/admin/lists/ChooseRow.tsx'
import type { ChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { cardClass } from '~/components/ui/card.recipe.ts'
import { Switch } from '~/components/ui/react/Switch.tsx'
import { adminBlogText } from './admin-blog.fi.ts'
import { PostActions, type PostCallbacks } from './PostActions.tsx'
import { PostFacts, PublishBadge } from './PostFacts.tsx'
import { usePostMutation } from './use-posts.ts'

interface Props extends PostCallbacks {
  posts: ListedBlogPost[]
  rows: ChosenRows<ListedBlogPost>
}

/** Posts as cards with their pictures; each can be published or hidden where it stands. */
export function PostCards({ posts, rows, ...callbacks }: Props) {
  return (
    <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3" aria-label={adminBlogText.posts}>
      {posts.map((post) => (
        <li key={post.id} className={`${cardClass} flex flex-col overflow-hidden`}>
          <div className="aspect-[2/1] overflow-hidden bg-sunken">
            {post.image_url && <img src={post.image_url} alt="" loading="lazy" className="size-full object-cover" />}
          </div>
          <div className="flex grow flex-col gap-3 p-5">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <ChooseRow
                name={adminBlogText.rowName(post.title)}
                className="-my-2 -ml-3"
                isChosen={rows.isChosen(post.id)}
                onToggle={(isRange) => rows.toggle(post.id, isRange)}
              />
              <PublishBadge post={post} />
              <PublishToggle post={post} />
            </div>
            <h2 className="text-lg font-semibold wrap-anywhere">{post.title}</h2>
            <p className="line-clamp-3 wrap-anywhere">{post.excerpt}</p>
            <PostFacts post={post} />
            <div className="mt-auto border-t border-line pt-3">
              <PostActions post={post} {...callbacks} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Publishes or hides a post at once. The focus stays here meanwhile, so it is never disabled. */
function PublishToggle({ post }: { post: ListedBlogPost }) {
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
