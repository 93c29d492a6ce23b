import type { BlogDraft, BlogDraftFields } from '@arkpax/schema/blog-drafts'
import { useMemo } from 'react'
import { Loading } from '~/components/admin/list-states.tsx'
import { hintClass } from '~/components/ui/field.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { keyboardScroll } from '~/components/ui/table.recipe.ts'
import { useRead } from '~/lib/use-read.ts'
import { useWrite } from '~/lib/use-write.ts'
import { revisionText as text } from './admin-blog.fi.ts'
import { fieldNames } from './PostConflicts.tsx'
import { differencesOf, type Piece } from './text-difference.ts'

interface Props {
  id: string
  fields: BlogDraftFields
  onBeforeRestore: () => Promise<unknown>
  onRestored: (draft: BlogDraft) => void
}

/** What has become of a text since it was kept, word by word, and the way back to it. */
export function RevisionDialog({ id, fields, onBeforeRestore, onRestored }: Props) {
  const { data, error, refetch } = useRead('GET /api/admin/blog-revisions/{id}', { params: { id } })
  const restore = useWrite('POST /api/admin/blog-revisions/{id}/restore', {
    success: text.restored,
    failure: text.restoreFailed,
    changes: ['GET /api/admin/blog-drafts/{id}/revisions'],
    onSuccess: onRestored,
  })
  const differences = useMemo(() => (data ? differencesOf(data.fields, fields) : []), [data, fields])
  if (error) return <LoadFailure title={text.failed} error={error} onRetry={refetch} />
  if (!data) return <Loading />
  if (differences.length === 0) return <p>{text.same}</p>
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className={hintClass}>{text.explain}</p>
      {differences.map(({ field, pieces }) => (
        <section key={field} aria-label={fieldNames[field]}>
          <h3 className="mb-1 text-sm font-semibold">{fieldNames[field]}</h3>
          <div
            {...keyboardScroll}
            className="max-h-[45vh] overflow-y-auto rounded-sm border border-line p-3 whitespace-pre-wrap wrap-anywhere"
          >
            {pieces.map((piece, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and never change places.
              <ShownPiece key={index} {...piece} />
            ))}
          </div>
        </section>
      ))}
      <p className={hintClass}>{text.restoreHint}</p>
      <div className="flex justify-end">
        <Button
          tone="action"
          pending={restore.isPending}
          onClick={() => void onBeforeRestore().then(() => restore.mutate([{ params: { id } }]))}
        >
          {text.restore}
        </Button>
      </div>
    </div>
  )
}

function ShownPiece({ kind, text: words }: Piece) {
  if (kind === 'same') return words
  const isAdded = kind === 'added'
  const Tag = isAdded ? 'ins' : 'del'
  return (
    <Tag className={isAdded ? 'bg-forest-tint underline' : 'bg-danger-tint line-through'}>
      <span className="sr-only">{isAdded ? text.added : text.removed}: </span>
      {words}
    </Tag>
  )
}
