import { useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { ConfirmByPassword } from './ConfirmByPassword.tsx'
import { leave } from './customer-session.ts'
import { profileText as text } from './profile.fi.ts'

/** Deletes the account, after telling what goes and what stays. */
export function DeleteAccount() {
  const [open, setOpen] = useState(false)
  const remove = useWrite('DELETE /api/auth/me', {
    failure: text.removeFailure,
    onSuccess: () => leave('poistettu'),
  })
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        {text.removeButton}
      </Button>
      <ConfirmByPassword
        open={open}
        onClose={() => setOpen(false)}
        title={text.removeTitle}
        confirmLabel={text.removeConfirm}
        danger
        onConfirm={(password) => remove.mutateAsync([{ body: { password } }])}
      >
        <ul className="grid list-disc gap-3 pl-5">
          {text.removed.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </ConfirmByPassword>
    </>
  )
}
