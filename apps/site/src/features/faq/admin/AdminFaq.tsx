import type { FaqEntry, FaqSection } from '@arkpax/schema/faq'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { NewButton } from '~/components/admin/NewButton.tsx'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { adminFaqText as text } from './admin-faq.fi.ts'
import { EntryDialog, NEW_ENTRY } from './EntryDialog.tsx'
import { FaqList } from './FaqList.tsx'
import { RemoveEntry, RemoveSection } from './RemoveFaq.tsx'
import { NEW_SECTION, SectionDialog } from './SectionDialog.tsx'

/** The questions' back office. What is open is in the address; `children` tell how the pages stand. */
export function AdminFaq({ children }: { children: ReactNode }) {
  const [{ kysymys, aihe, lisaa }, setAddress] = useUrlState({ kysymys: '', aihe: '', lisaa: '' })
  const [removing, setRemoving] = useState<FaqEntry | null>(null)
  const [removingSection, setRemovingSection] = useState<FaqSection | null>(null)
  return (
    <AdminScreen
      section="faq"
      title={text.title}
      actions={
        <>
          <Button onClick={() => setAddress({ aihe: NEW_SECTION })}>
            <Plus className="size-4" aria-hidden="true" />
            {text.newSection}
          </Button>
          <NewButton label={text.newEntry} onClick={() => setAddress({ kysymys: NEW_ENTRY })} />
        </>
      }
    >
      <p className="max-w-[70ch]">{text.intro}</p>
      <p className="mb-4 max-w-[70ch] text-ink-muted">{text.delay}</p>
      {children}
      <div className="mt-6">
        <FaqList
          onEdit={({ id }) => setAddress({ kysymys: id })}
          onRemove={setRemoving}
          onAdd={({ id }) => setAddress({ kysymys: NEW_ENTRY, lisaa: id })}
          onRename={({ id }) => setAddress({ aihe: id })}
          onRemoveSection={setRemovingSection}
        />
      </div>
      <EntryDialog editing={kysymys} sectionId={lisaa} onClose={() => setAddress({ kysymys: '', lisaa: '' })} />
      <SectionDialog editing={aihe} onClose={() => setAddress({ aihe: '' })} />
      <RemoveEntry entry={removing} onClose={() => setRemoving(null)} />
      <RemoveSection section={removingSection} onClose={() => setRemovingSection(null)} />
    </AdminScreen>
  )
}
