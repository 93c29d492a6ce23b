import type { ListedBlogPost } from '@arkpax/schema/blog'
import { ChooseRow } from '~/components/admin/lists/ChooseRow.tsx'
import type { ChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { adminBlogText } from './admin-blog.fi.ts'
import { PostActions, type PostCallbacks } from './PostActions.tsx'
import { PostFacts, PublishBadge } from './PostFacts.tsx'

interface Props extends PostCallbacks {
  posts: ListedBlogPost[]
  rows: ChosenRows<ListedBlogPost>
}

/** Posts under each other, with all that is known of them. */
export function PostList({ posts, rows, ...callbacks }: Props) {
  return (
    <ul className="border-t border-line" aria-label={adminBlogText.posts}>
      {posts.map((post) => (
        <li
          key={post.id}
          className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b border-line py-5"
        >
          <div className="grid min-w-0 flex-1 basis-80 gap-2">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <ChooseRow
                name={adminBlogText.rowName(post.title)}
                className="-my-2 -ml-3"
                isChosen={rows.isChosen(post.id)}
                onToggle={(isRange) => rows.toggle(post.id, isRange)}
              />
              <h2 className="text-lg font-semibold wrap-anywhere">{post.title}</h2>
              <PublishBadge post={post} />
            </div>
            <p className="max-w-3xl wrap-anywhere">{post.excerpt}</p>
            <PostFacts post={post} />
          </div>
          <PostActions post={post} {...callbacks} />
        </li>
      ))}
    </ul>
  )
}
