import { formatDateTime } from '@arkpax/schema/format-fi'
import { Button } from '~/components/ui/react/Button.tsx'
import { adminTexts } from './admin.fi.ts'
import { Notice } from './Notice.tsx'

interface Props {
  /** When the restored text was typed, UTC; undefined where nothing was restored. */
  restoredAt: string | undefined
  onDiscard: () => void
}

/** Tells that a form holds what was typed before, and lets it be thrown away. */
export function DraftNotice({ restoredAt, onDiscard }: Props) {
  if (restoredAt === undefined) return null
  return (
    <Notice text={adminTexts.restored(formatDateTime(restoredAt))}>
      <Button size="sm" onClick={onDiscard}>
        {adminTexts.discardRestored}
      </Button>
    </Notice>
  )
}
