import type { ReactNode } from 'react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { NewButton } from '~/components/admin/NewButton.tsx'
import { useOpenThing } from '~/components/admin/open-thing.ts'
import { adminBlogText, postFormText } from './admin-blog.fi.ts'
import { BlogPosts } from './BlogPosts.tsx'
import { DraftList } from './DraftList.tsx'
import { PostScreen } from './PostScreen.tsx'
import { usePostPath } from './use-post-path.ts'

const titles = { list: adminBlogText.title, new: postFormText.createTitle, post: postFormText.editTitle }

/** The blog's back office: every post, and the screen on which one of them is written. */
export function AdminBlog() {
  const { path, toList, toNew, toPost } = usePostPath()
  const create = <NewButton label={adminBlogText.create} onClick={() => toNew()} />
  return (
    <AdminScreen
      section="blog"
      title={titles[path.what]}
      login="blog"
      actions={path.what === 'list' ? create : undefined}
    >
      {path.what === 'list' ? (
        <div className="grid gap-8">
          <DraftList onResume={({ id, post_id }) => (post_id === null ? toNew(id) : toPost(post_id))} />
          <BlogPosts onEdit={({ id }) => toPost(id)} />
        </div>
      ) : (
        <OpenPost key={path.what === 'new' ? path.draftId : path.id} title={titles[path.what]} leave={toList}>
          <PostScreen
            of={path.what === 'new' ? { draftId: path.draftId } : { id: path.id }}
            onLeave={toList}
            onCreated={(id) => toPost(id, 'replaceState')}
          />
        </OpenPost>
      )}
    </AdminScreen>
  )
}

function OpenPost({ title, leave, children }: { title: string; leave: () => void; children: ReactNode }) {
  useOpenThing(title, leave)
  return children
}
