import type { Customer } from '@arkpax/schema/accounts'
import type { ReactNode } from 'react'
import { ContactDetails } from './ContactDetails.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { DownloadData } from './DownloadData.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { profileText as text } from './profile.fi.ts'
import { Sessions } from './Sessions.tsx'

/** What is kept of the customer, and everything they can do with it. */
export function Profile({ customer }: { customer: Customer }) {
  return (
    <>
      <Part title={text.details}>
        <ContactDetails customer={customer} />
      </Part>
      <Part title={text.password} hint={text.passwordText}>
        <PasswordForm email={customer.email} />
      </Part>
      <Part title={text.sessions} hint={text.sessionsText}>
        <Sessions />
      </Part>
      <Part title={text.ownData} hint={text.ownDataText}>
        <DownloadData />
      </Part>
      <Part title={text.remove} hint={text.removeText}>
        <DeleteAccount />
      </Part>
    </>
  )
}

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-12 gap-y-5 border-b border-line py-8 first:pt-2 last:border-b-0 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <div>
        <h2 className="display text-xl">{title}</h2>
        {hint && <p className="mt-2 text-ink-muted">{hint}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
