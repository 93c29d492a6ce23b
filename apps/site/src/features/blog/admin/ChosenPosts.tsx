import type { ListedBlogPost } from '@arkpax/schema/blog'
import { ChosenAction } from '~/components/admin/lists/ChosenAction.tsx'
import { ChosenBar } from '~/components/admin/lists/ChosenBar.tsx'
import { FailuresDialog } from '~/components/admin/lists/FailuresDialog.tsx'
import { callAsStaff, useActOnRows } from '~/components/admin/lists/use-act-on-rows.ts'
import type { ChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { adminBlogText } from './admin-blog.fi.ts'

const text = adminBlogText.chosen
const titleOf = ({ title }: ListedBlogPost) => title

interface Props {
  rows: ChosenRows<ListedBlogPost>
}

/** Publishes the chosen posts, hides them or deletes them, after asking. */
export function ChosenPosts({ rows }: Props) {
  const { act, progress, failures, forgetFailures } = useActOnRows<ListedBlogPost>({
    nameOf: titleOf,
    changes: ['GET /api/admin/blog', 'GET /api/admin/blog-drafts'],
  })
  const drafts = rows.chosen.filter(({ is_published }) => !is_published)
  const published = rows.chosen.filter(({ is_published }) => is_published)

  const publish = (is_published: boolean) => (post: ListedBlogPost) =>
    callAsStaff('PUT /api/admin/blog/{id}/publish', { params: { id: post.id }, body: { is_published } })

  function change(items: ListedBlogPost[], is_published: boolean) {
    void act({
      items,
      each: publish(is_published),
      success: is_published ? text.published : text.unpublished,
      undo: publish(!is_published),
      undone: text.undone,
    })
  }
  function remove() {
    void act({
      items: rows.chosen,
      each: ({ id }) => callAsStaff('DELETE /api/admin/blog/{id}', { params: { id } }),
      success: text.removed,
    })
  }

  return (
    <>
      <ChosenBar rows={rows} progress={progress}>
        <ChosenAction
          label={text.publish}
          isBusy={progress !== null}
          names={drafts.map(titleOf)}
          list={text.list}
          title={text.publishTitle}
          text={text.publishText}
          confirmLabel={text.publishConfirm}
          tone="action"
          onConfirm={() => change(drafts, true)}
        />
        <ChosenAction
          label={text.unpublish}
          isBusy={progress !== null}
          names={published.map(titleOf)}
          list={text.list}
          title={text.unpublishTitle}
          text={text.unpublishText}
          confirmLabel={text.unpublishConfirm}
          onConfirm={() => change(published, false)}
        />
        <ChosenAction
          label={text.remove}
          isBusy={progress !== null}
          names={rows.chosen.map(titleOf)}
          list={text.list}
          title={text.removeTitle}
          text={text.removeText}
          confirmLabel={text.removeConfirm}
          onConfirm={remove}
        />
      </ChosenBar>
      <FailuresDialog failures={failures} onClose={forgetFailures} />
    </>
  )
}
