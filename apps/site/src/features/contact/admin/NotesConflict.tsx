import { Notice } from '~/components/admin/Notice.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { adminContactText } from './admin-contact.fi.ts'
import { TheirText } from './TheirText.tsx'

const text = adminContactText.notesConflict

interface Props {
  /** The notes that somebody else has saved; empty when they have taken them away. */
  theirs: string
  onMerge: () => void
  onOwn: () => void
  onTheirs: () => void
}

/** Somebody else has saved the notes meanwhile: theirs stand above one's own until it is chosen what becomes of them. */
export function NotesConflict({ theirs, onMerge, onOwn, onTheirs }: Props) {
  return (
    <Notice urgent title={text.title} text={theirs ? text.text : text.emptied}>
      {theirs && <TheirText text={theirs} />}
      <div className="flex flex-wrap gap-3">
        {theirs && (
          <Button size="sm" className="min-h-11" onClick={onMerge}>
            {text.merge}
          </Button>
        )}
        <Button size="sm" className="min-h-11" onClick={onOwn}>
          {text.own}
        </Button>
        <Button size="sm" className="min-h-11" onClick={onTheirs}>
          {text.theirs}
        </Button>
      </div>
    </Notice>
  )
}
