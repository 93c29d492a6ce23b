import { useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { callFile } from '~/lib/api.ts'
import { saveFile } from '~/lib/save-file.ts'
import { showToast } from '~/lib/toast.ts'
import { ConfirmByPassword } from './ConfirmByPassword.tsx'
import { asCustomer } from './customer-session.ts'
import { profileText as text } from './profile.fi.ts'
import { showFailure } from './show-failure.ts'

/** Saves everything that is kept of the customer as a file. */
export function DownloadData() {
  const [open, setOpen] = useState(false)

  async function download(password: string) {
    try {
      const { name, blob } = await asCustomer(() => callFile('POST /api/auth/export', { body: { password } }))
      saveFile(name, blob)
      setOpen(false)
      showToast({ title: text.downloaded, tone: 'success' })
    } catch (error) {
      showFailure(text.downloadFailure, error)
      throw error
    }
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>{text.download}</Button>
      <ConfirmByPassword
        open={open}
        onClose={() => setOpen(false)}
        title={text.ownData}
        confirmLabel={text.download}
        onConfirm={download}
      >
        <p>{text.downloadConfirm}</p>
      </ConfirmByPassword>
    </>
  )
}
