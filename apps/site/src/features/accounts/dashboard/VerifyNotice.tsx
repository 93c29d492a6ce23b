import { useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { call } from '~/lib/api.ts'
import { showToast } from '~/lib/toast.ts'
import { asCustomer } from './customer-session.ts'
import { dashboardText } from './dashboard.fi.ts'
import { showFailure } from './show-failure.ts'

const text = dashboardText.verify

/** Tells why there are no orders yet, and sends the link once more. */
export function VerifyNotice({ email }: { email: string }) {
  const [pending, setPending] = useState(false)

  async function sendAgain() {
    setPending(true)
    try {
      await asCustomer(() => call('POST /api/auth/verification'))
      showToast({ title: text.sent, description: text.sentText, tone: 'success' })
    } catch (error) {
      showFailure(text.failure, error)
    }
    setPending(false)
  }

  return (
    <section aria-labelledby="vahvista" className="mb-8 rounded-md bg-notice-tint p-5 text-notice sm:p-6">
      <h2 id="vahvista" className="display text-xl">
        {text.title}
      </h2>
      <p className="mt-2 mb-5 max-w-2xl wrap-anywhere">{text.text(email)}</p>
      <Button onClick={sendAgain} pending={pending}>
        {text.again}
      </Button>
    </section>
  )
}
