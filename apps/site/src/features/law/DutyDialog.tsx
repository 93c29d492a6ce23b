import type { LawDuty } from '@arkpax/schema/law'
import type { ReactNode } from 'react'
import { FormDialog } from '~/components/admin/FormDialog.tsx'
import { lawText as text } from './law.fi.ts'

/** What a form about a duty gets of the dialog around it. */
export interface DutyFormProps {
  duty: LawDuty
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
  onSaved: () => void
}

interface Props {
  /** Undefined while the dialog is closed. */
  duty: LawDuty | undefined
  title: (what: string) => string
  draftOf: (id: string) => string
  onClose: () => void
  children: (form: DutyFormProps) => ReactNode
}

/** A dialog with a form about one duty. */
export function DutyDialog({ duty, title, draftOf, onClose, children }: Props) {
  return (
    <FormDialog
      open={duty !== undefined}
      onClose={onClose}
      title={duty ? title(duty.what) : ''}
      draft={draftOf(duty?.id ?? '')}
      discard={text.discard}
    >
      {({ onTyped, close }) => duty && children({ duty, onTyped, onCancel: close, onSaved: onClose })}
    </FormDialog>
  )
}
