import { formatDateTime } from '@arkpax/schema/format-fi'
import { useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { adminBlogText } from './admin-blog.fi.ts'
import type { PostDraft } from './post-draft.ts'

interface Props {
  drafts: PostDraft[]
  onResume: (draft: PostDraft) => void
  onDiscard: (draft: PostDraft) => void
}

/** Texts that were left unsaved in this browser, offered on return and discarded after asking. */
export function DraftList({ drafts, onResume, onDiscard }: Props) {
  const { drafts: text } = adminBlogText
  const [discarded, setDiscarded] = useState<PostDraft | null>(null)
  const titleOf = (draft: PostDraft) => draft.values.title || text.untitled

  function discard(draft: PostDraft) {
    setDiscarded(null)
    onDiscard(draft)
  }

  if (drafts.length === 0) return null
  return (
    <section aria-label={text.title} className="rounded-sm bg-notice-tint p-5">
      <h2 className="font-semibold">{text.title}</h2>
      <p className="text-sm">{text.text}</p>
      <ul className="mt-3 grid gap-3">
        {drafts.map((draft) => {
          const title = titleOf(draft)
          return (
            <li key={draft.id ?? 'new'} className="flex flex-wrap items-center justify-between gap-3">
              <p className="min-w-0 wrap-anywhere">
                {title} <span className="text-sm">({text.saved(formatDateTime(draft.keptAt))})</span>
              </p>
              <div className="flex gap-2">
                <Button size="sm" aria-label={text.resumeDraft(title)} onClick={() => onResume(draft)}>
                  {text.resume}
                </Button>
                <Button
                  size="sm"
                  tone="quiet"
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
        onConfirm={() => discarded && discard(discarded)}
        title={discarded ? `${text.confirmDiscard.title}: ${titleOf(discarded)}` : text.confirmDiscard.title}
        text={text.confirmDiscard.text}
        confirmLabel={text.confirmDiscard.confirm}
      />
    </section>
  )
}
