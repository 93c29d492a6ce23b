import { roleDescriptions, roleLabels } from '@arkpax/schema/staff-labels'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { Notice } from '~/components/admin/Notice.tsx'
import { signedIn } from '~/components/admin/signed-in.ts'
import { OwnSessions } from './OwnSessions.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SecondFactors } from './SecondFactors.tsx'
import { ownText as text } from './staff.fi.ts'

/** One's own sign-in: who one is, a second factor, the password, the devices. */
export function OwnDetails() {
  const staff = useStore(signedIn)
  return (
    <AdminScreen section="own" title={text.title}>
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        {staff?.must_add_second_factor && <Notice {...text.mustAdd} urgent />}
        {staff && (
          <p>
            {text.who}: <strong>{staff.name}</strong>
            {staff.email && ` (${staff.email}), ${roleLabels[staff.role].toLowerCase()}`}.{' '}
            <span className="text-ink-muted">{roleDescriptions[staff.role]}</span>
          </p>
        )}
        {staff?.email === null && <Notice {...text.shared} />}
        {staff?.email && (
          <>
            <Card title={text.factor.title}>
              <SecondFactors />
            </Card>
            <Card title={text.password.title}>
              <PasswordForm email={staff.email} />
            </Card>
          </>
        )}
        {!staff?.must_add_second_factor && (
          <Card title={text.sessions}>
            <OwnSessions />
          </Card>
        )}
      </div>
    </AdminScreen>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-md border border-line bg-surface p-5 sm:p-6">
      <h2 className="display mb-3 text-xl">{title}</h2>
      {children}
    </section>
  )
}
