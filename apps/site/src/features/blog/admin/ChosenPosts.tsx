import type { ListedBlogPost } from '@arkpax/schema/blog'
import { useState } from 'react'
import { ChosenBar } from '~/components/admin/lists/ChosenBar.tsx'
import { FailuresDialog } from '~/components/admin/lists/FailuresDialog.tsx'
import { NamedRows } from '~/components/admin/lists/NamedRows.tsx'
import { callAsStaff, useActOnRows } from '~/components/admin/lists/use-act-on-rows.ts'
import type { ChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { adminBlogText } from './admin-blog.fi.ts'
import { dropDraft } from './post-draft.ts'

const text = adminBlogText.chosen
const titleOf = ({ title }: ListedBlogPost) => title

interface Props {
  rows: ChosenRows<ListedBlogPost>
  /** Posts and their drafts are gone. */
  onRemoved: () => void
}

/** Publishes the chosen posts, hides them or deletes them, after asking. */
export function ChosenPosts({ rows, onRemoved }: Props) {
  const [asked, setAsked] = useState<'publish' | 'unpublish' | 'remove' | null>(null)
  const { act, progress, failures, forgetFailures } = useActOnRows<ListedBlogPost>({
    nameOf: titleOf,
    changes: ['GET /api/admin/blog'],
  })
  const drafts = rows.chosen.filter(({ is_published }) => !is_published)
  const published = rows.chosen.filter(({ is_published }) => is_published)
  const close = () => setAsked(null)

  const publish = (is_published: boolean) => (post: ListedBlogPost) =>
    callAsStaff('PUT /api/admin/blog/{id}/publish', { params: { id: post.id }, body: { is_published } })

  function change(items: ListedBlogPost[], is_published: boolean) {
    close()
    void act({
      items,
      each: publish(is_published),
      success: is_published ? text.published : text.unpublished,
      undo: publish(!is_published),
      undone: text.undone,
    })
  }
  function remove() {
    close()
    void act({
      items: rows.chosen,
      async each({ id }) {
        await callAsStaff('DELETE /api/admin/blog/{id}', { params: { id } })
        dropDraft(id)
      },
      success: text.removed,
    }).then(onRemoved)
  }

  return (
    <>
      <ChosenBar rows={rows} progress={progress}>
        <Button size="sm" disabled={drafts.length === 0} onClick={() => setAsked('publish')}>
          {text.publish}
        </Button>
        <Button size="sm" disabled={published.length === 0} onClick={() => setAsked('unpublish')}>
          {text.unpublish}
        </Button>
        <Button size="sm" onClick={() => setAsked('remove')}>
          {text.remove}
        </Button>
      </ChosenBar>
      <ConfirmDialog
        open={asked === 'publish'}
        onClose={close}
        onConfirm={() => change(drafts, true)}
        title={text.publishTitle(drafts.length)}
        text={text.publishText}
        confirmLabel={text.publishConfirm}
        tone="action"
      >
        <NamedRows label={text.list} names={drafts.map(titleOf)} />
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'unpublish'}
        onClose={close}
        onConfirm={() => change(published, false)}
        title={text.unpublishTitle(published.length)}
        text={text.unpublishText}
        confirmLabel={text.unpublishConfirm}
      >
        <NamedRows label={text.list} names={published.map(titleOf)} />
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'remove'}
        onClose={close}
        onConfirm={remove}
        title={text.removeTitle(rows.chosen.length)}
        text={text.removeText}
        confirmLabel={text.removeConfirm}
      >
        <NamedRows label={text.list} names={rows.chosen.map(titleOf)} />
      </ConfirmDialog>
      <FailuresDialog failures={failures} onClose={forgetFailures} />
    </>
  )
}
