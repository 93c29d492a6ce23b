import { useState } from 'react'
import { FormDialog } from '~/components/admin/FormDialog.tsx'
import { NewButton } from '~/components/admin/NewButton.tsx'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { adminCasesText as text } from './admin-cases.fi.ts'
import { OpenCaseForm } from './OpenCaseForm.tsx'

const DRAFT = 'warranty-case:new'

/** The way to open a case for a customer; at once where the address names a device (`?uusi=`). */
export function OpenCase() {
  const [{ uusi }, setAddress] = useUrlState({ uusi: '' })
  const [isOpen, setOpen] = useState(uusi !== '')
  const close = () => {
    setOpen(false)
    setAddress({ uusi: '' }, 'replace')
  }
  return (
    <>
      <NewButton label={text.open} onClick={() => setOpen(true)} />
      <FormDialog open={isOpen} onClose={close} title={text.open} draft={DRAFT} discard={text.openDiscard}>
        {({ onTyped, close: cancel }) => <OpenCaseForm serial={uusi} name={DRAFT} {...{ onTyped }} onCancel={cancel} />}
      </FormDialog>
    </>
  )
}
