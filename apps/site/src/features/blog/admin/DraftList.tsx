import type { ListedBlogDraft } from '@arkpax/schema/blog-drafts'
import { formatDateTime } from '@arkpax/schema/format-fi'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asStaff } from '~/components/admin/admin-session.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { call } from '~/lib/api.ts'
import { readsOf } from '~/lib/read-query.ts'
import { showToast } from '~/lib/toast.ts'
import { adminBlogText } from './admin-blog.fi.ts'
import { browserStore } from './draft-store.ts'

const { drafts: text } = adminBlogText

/** A draft of the server, or one that only this browser has. */
type Draft = ListedBlogDraft & { isHereOnly: boolean }

/** What has been typed and not saved, on the server and in this browser; gone on with, or thrown away after asking. */
export function DraftList({ onResume }: { onResume: (draft: Draft) => void }) {
  const client = useQueryClient()
  const [discarded, setDiscarded] = useState<Draft | null>(null)
  const { data: drafts = [] } = useQuery({
    queryKey: [...readsOf('GET /api/admin/blog-drafts'), 'with-own'],
    queryFn: listDrafts,
    gcTime: 0,
  })
  const titleOf = (draft: Draft) => draft.title || text.untitled

  async function discard(draft: Draft) {
    setDiscarded(null)
    try {
      for (const { key } of await browserStore.list(draft.id).catch(() => [])) await browserStore.drop(key)
      if (!draft.isHereOnly)
        await asStaff(() => call('DELETE /api/admin/blog-drafts/{id}', { params: { id: draft.id } }))
      showToast({ title: text.discarded, tone: 'success' })
    } catch {
      showToast({ title: text.discardFailed, tone: 'destructive' })
    }
    await client.invalidateQueries({ queryKey: readsOf('GET /api/admin/blog-drafts') })
  }

  if (drafts.length === 0) return null
  return (
    <section aria-label={text.title} className="rounded-sm bg-notice-tint p-5">
      <h2 className="font-semibold">{text.title}</h2>
      <p className="text-sm">{text.text}</p>
      <ul className="mt-3 grid gap-3">
        {drafts.map((draft) => {
          const title = titleOf(draft)
          const when = formatDateTime(draft.saved_at)
          return (
            <li key={draft.id} className="flex flex-wrap items-center justify-between gap-3">
              <p className="min-w-0 wrap-anywhere">
                {title}{' '}
                <span className="text-sm">
                  ({draft.isHereOnly ? text.onlyHere(when) : text.saved(when, draft.saved_by)})
                </span>
              </p>
              <div className="flex gap-2">
                <Button
                  size="sm"
                  className="min-h-11"
                  aria-label={text.resumeDraft(title)}
                  onClick={() => onResume(draft)}
                >
                  {text.resume}
                </Button>
                <Button
                  size="sm"
                  tone="quiet"
                  className="min-h-11"
                  aria-label={text.discardDraft(title)}
                  onClick={() => setDiscarded(draft)}
                >
                  {text.discard}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      <ConfirmDialog
        open={discarded !== null}
        onClose={() => setDiscarded(null)}
        onConfirm={() => discarded && void discard(discarded)}
        title={text.confirmDiscard.title}
        text={text.confirmDiscard.text}
        confirmLabel={text.confirmDiscard.confirm}
      />
    </section>
  )
}

async function listDrafts(): Promise<Draft[]> {
  const [kept, here] = await Promise.all([
    asStaff(() => call('GET /api/admin/blog-drafts')).catch(() => []),
    browserStore.list().catch(() => []),
  ])
  const ids = new Set(kept.map(({ id }) => id))
  const own = here
    .filter(({ draftId }) => !ids.has(draftId))
    .map(({ draftId, fields, keptAt }) => ({
      id: draftId,
      post_id: /^\d+$/.test(draftId) ? Number(draftId) : null,
      title: fields.title,
      saved_by: null,
      saved_at: keptAt,
      isHereOnly: true,
    }))
  return [...own, ...kept.map((draft) => ({ ...draft, isHereOnly: false }))]
}
