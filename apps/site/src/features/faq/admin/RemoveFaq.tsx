import type { FaqEntry, FaqSection } from '@arkpax/schema/faq'
import { useEffect, useRef } from 'react'
import { CONTENT_ID } from '~/components/admin/AdminNav.tsx'
import { useFactValues } from '~/components/admin/use-fact-values.ts'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { adminFaqText } from './admin-faq.fi.ts'
import { EntryLinks } from './EntryLinks.tsx'
import { FAQ_READS, useReadAnew } from './use-faq.ts'

/** Deletes a question, after asking; `entry` is null while nobody asks. One that was changed meanwhile stays. */
export function RemoveEntry({ entry, onClose }: { entry: FaqEntry | null; onClose: () => void }) {
  const { mutate, isPending } = useWrite('DELETE /api/admin/faq/entries/{id}', {
    success: adminFaqText.removed,
    failure: adminFaqText.removeFailed,
    changes: FAQ_READS,
    onFailure: useReadAnew(),
  })
  useFocusWhenGone(entry && `aihe-${entry.section_id}`)
  const facts = useFactValues()
  const { title, text, confirm } = adminFaqText.confirmRemove
  return (
    <ConfirmDialog
      open={entry !== null}
      onClose={onClose}
      onConfirm={() => entry && mutate([{ params: { id: entry.id }, ifMatch: entry.version }], { onSettled: onClose })}
      title={entry ? `${title}: ${facts.shown(entry.question)}` : title}
      text={text}
      confirmLabel={confirm}
      pending={isPending}
    >
      {entry && <EntryLinks id={entry.id} />}
    </ConfirmDialog>
  )
}

/** Deletes a section without questions, after asking; `section` is null while nobody asks. */
export function RemoveSection({ section, onClose }: { section: FaqSection | null; onClose: () => void }) {
  const { mutate, isPending } = useWrite('DELETE /api/admin/faq/sections/{id}', {
    success: adminFaqText.sectionRemoved,
    failure: adminFaqText.sectionRemoveFailed,
    changes: FAQ_READS,
    onFailure: useReadAnew(),
  })
  useFocusWhenGone(section && CONTENT_ID)
  const { title, text, confirm } = adminFaqText.confirmRemoveSection
  return (
    <ConfirmDialog
      open={section !== null}
      onClose={onClose}
      onConfirm={() =>
        section && mutate([{ params: { id: section.id }, ifMatch: section.version }], { onSettled: onClose })
      }
      title={section ? `${title}: ${section.title}` : title}
      text={text}
      confirmLabel={confirm}
      pending={isPending}
    />
  )
}

/** The button that asked is gone with what was deleted: the focus goes to the element with this id, null while nobody asks. */
function useFocusWhenGone(nearby: string | null) {
  const last = useRef(nearby)
  useEffect(() => {
    if (last.current && !nearby && document.activeElement === document.body)
      document.getElementById(last.current)?.focus()
    last.current = nearby
  }, [nearby])
}
