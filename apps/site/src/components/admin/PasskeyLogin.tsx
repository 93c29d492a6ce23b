import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { errorClass } from '~/components/ui/field.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { signInWithPasskey } from './admin-session.ts'
import { passkeyText as text } from './passkey.fi.ts'

interface Props {
  /** Whose passkey it has to be, once a password has been right. */
  email?: string
  onSignedIn: () => void
}

/** Signs in with a passkey: alone, or after the password as the second factor. */
export function PasskeyLogin({ email, onSignedIn }: Props) {
  const [failure, setFailure] = useState('')
  const [isPending, setPending] = useState(false)

  async function submit() {
    setPending(true)
    setFailure('')
    try {
      await signInWithPasskey(email)
      onSignedIn()
    } catch (error) {
      // What could not be loaded has no words of its own for it.
      const words = await import('./passkey-prompt.ts').catch(() => undefined)
      setFailure(words?.passkeyFailure(error) ?? text.failed)
    } finally {
      setPending(false)
    }
  }

  return (
    <div className="grid gap-2">
      <Button tone={email ? 'action' : 'outline'} pending={isPending} autoFocus={Boolean(email)} onClick={submit}>
        <KeyRound className="size-4" aria-hidden="true" />
        {email ? text.confirm : text.signIn}
      </Button>
      {failure && (
        <p className={errorClass} role="alert">
          {failure}
        </p>
      )}
    </div>
  )
}
