import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { adminBlogText } from './admin-blog.fi.ts'
import { BlogPosts } from './BlogPosts.tsx'
import { DraftList } from './DraftList.tsx'
import { type Editing, PostDialog } from './PostDialog.tsx'
import { dropDraft, listDrafts } from './post-draft.ts'

/** The blog's back office: every post, and the dialog that makes and changes them. */
export function AdminBlog() {
  const [editing, setEditing] = useState<Editing | null>(null)
  const [drafts, setDrafts] = useState(() => listDrafts())
  const refreshDrafts = () => setDrafts(listDrafts())
  // A closing form keeps its draft when it leaves the page, which is before this runs.
  useEffect(() => {
    if (!editing) setDrafts(listDrafts())
  }, [editing])

  return (
    <AdminScreen
      section="blog"
      title={adminBlogText.title}
      login="blog"
      actions={
        <Button tone="action" onClick={() => setEditing('new')}>
          <Plus className="size-4" aria-hidden="true" />
          {adminBlogText.create}
        </Button>
      }
    >
      <div className="grid gap-8">
        <DraftList
          drafts={drafts}
          onResume={({ id }) => setEditing(id === null ? 'new' : { id })}
          onDiscard={({ id }) => {
            dropDraft(id)
            refreshDrafts()
          }}
        />
        <BlogPosts onEdit={({ id }) => setEditing({ id })} onRemoved={refreshDrafts} />
      </div>
      <PostDialog editing={editing} onClose={() => setEditing(null)} />
    </AdminScreen>
  )
}
