import type { FaqEntry } from '@arkpax/schema/faq'
import { Pencil, Trash2 } from 'lucide-react'
import { useFactValues } from '~/components/admin/use-fact-values.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { Switch } from '~/components/ui/react/Switch.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { adminFaqText as text } from './admin-faq.fi.ts'
import { type Move, MoveButtons, moveByKeys } from './MoveButtons.tsx'
import { FAQ_READS, useReadAnew } from './use-faq.ts'

interface Props {
  entry: FaqEntry
  isFirst: boolean
  isLast: boolean
  /** Undefined while a search hides some of the rows between which it would move. */
  move: Move | undefined
  onEdit: () => void
  onRemove: () => void
}

/** A question: what it says, whether visitors see it, and what can be done with it. */
export function FaqRow({ entry, isFirst, isLast, move, onEdit, onRemove }: Props) {
  const { id, question: asked, answer, shown } = entry
  const facts = useFactValues()
  const question = facts.shown(asked)
  return (
    <li
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3 last:border-0"
      onKeyDown={move && moveByKeys('entry', id, question, move)}
    >
      <div className="min-w-60 flex-1 basis-96">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          {question}
          {!shown && <Badge tone="outline">{text.hidden}</Badge>}
        </h3>
        <p className="line-clamp-2 text-ink-muted wrap-anywhere">{facts.shown(answer)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <ShownToggle entry={entry} name={question} />
        {move && <MoveButtons kind="entry" name={question} {...{ id, isFirst, isLast, move }} />}
        <Button tone="quiet" size="icon" aria-label={text.editEntry(question)} onClick={onEdit}>
          <Pencil className="size-4" aria-hidden="true" />
        </Button>
        <Button tone="quiet" size="icon" aria-label={text.removeEntry(question)} onClick={onRemove}>
          <Trash2 className="size-4" aria-hidden="true" />
        </Button>
      </div>
    </li>
  )
}

/** Shows or hides a question at once. */
function ShownToggle({ entry: { id, shown, version }, name }: { entry: FaqEntry; name: string }) {
  const { mutate, isPending } = useWrite('PUT /api/admin/faq/entries/{id}', {
    failure: text.toggleFailed,
    changes: FAQ_READS,
    onFailure: useReadAnew(),
  })
  return (
    <Switch
      label={text.shown}
      labelHidden
      aria-label={text.showEntry(name)}
      className="mr-2"
      checked={isPending ? !shown : shown}
      onChange={() => !isPending && mutate([{ params: { id }, body: { shown: !shown }, ifMatch: version }])}
    />
  )
}
