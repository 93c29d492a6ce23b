import type { BlogDraft, BlogDraftFields, ListedBlogRevision } from '@arkpax/schema/blog-drafts'
import { formatDateTime } from '@arkpax/schema/format-fi'
import { useState } from 'react'
import { Loading } from '~/components/admin/list-states.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { lazyPart } from '~/components/ui/react/lazy-part.tsx'
import { useRead } from '~/lib/use-read.ts'
import { revisionText as text } from './admin-blog.fi.ts'

interface Props {
  draftId: string
  /** What stands in the form now. */
  fields: BlogDraftFields
  /** Sends what waits, so that nothing of it is lost by going back. */
  onBeforeRestore: () => Promise<unknown>
  onRestored: (draft: BlogDraft) => void
}

const RevisionDialog = lazyPart(() => import('./RevisionDialog.tsx').then(({ RevisionDialog }) => RevisionDialog))

/** The texts that a post once had: who wrote them, when and why they were kept; each can be compared with what stands there now, and brought back. */
export function PostRevisions({ draftId, fields, onBeforeRestore, onRestored }: Props) {
  const revisions = useRead('GET /api/admin/blog-drafts/{id}/revisions', { params: { id: draftId } })
  const [shown, setShown] = useState<ListedBlogRevision | null>(null)
  return (
    <section aria-labelledby="versiot" className="rounded-md border border-line bg-surface p-5">
      <h2 id="versiot" className="mb-3 font-semibold">
        {text.title}
      </h2>
      <Loaded
        read={revisions}
        failure={text.failed}
        waiting={<Loading className="py-2" />}
        empty={<p className="text-sm text-ink-muted">{text.none}</p>}
      >
        {(items) => (
          <ul className="grid max-h-96 gap-1 overflow-y-auto">
            {items.map((revision) => (
              <li key={revision.id} className="flex items-center justify-between gap-3 border-t border-line py-1">
                <p className="min-w-0 text-sm">
                  <span className="font-semibold">{text.kinds[revision.kind]}</span>
                  <span className="block text-ink-muted wrap-anywhere">
                    {formatDateTime(revision.created_at)}, {writerOf(revision)}
                  </span>
                </p>
                <Button
                  size="sm"
                  tone="quiet"
                  className="min-h-11 shrink-0"
                  aria-label={text.showOne(text.kinds[revision.kind], formatDateTime(revision.created_at))}
                  onClick={() => setShown(revision)}
                >
                  {text.show}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <Dialog
        wide
        open={shown !== null}
        title={shown ? text.dialog(formatDateTime(shown.created_at)) : ''}
        onClose={() => setShown(null)}
      >
        {shown && (
          <RevisionDialog
            id={shown.id}
            fields={fields}
            onBeforeRestore={onBeforeRestore}
            onRestored={(draft) => {
              setShown(null)
              onRestored(draft)
            }}
          />
        )}
      </Dialog>
    </section>
  )
}

/** By nobody are those that the schedule has published or hidden, and those of before revisions. */
const writerOf = ({ kind, saved_by }: ListedBlogRevision) =>
  saved_by ?? (kind === 'published' || kind === 'unpublished' ? text.schedule : text.nobody)
