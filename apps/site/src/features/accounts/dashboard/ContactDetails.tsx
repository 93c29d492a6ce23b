import type { Customer } from '@arkpax/schema/accounts'
import { formatDate } from '@arkpax/schema/format-fi'
import { useState } from 'react'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { ContactDetailsForm } from './ContactDetailsForm.tsx'
import { hasDraft } from './drafts.ts'
import { profileText as text } from './profile.fi.ts'

/** The customer's name and addresses, to look at and, with the button, to change. */
export function ContactDetails({ customer }: { customer: Customer }) {
  const [isEditing, setEditing] = useState(() => hasDraft('tiedot'))
  if (isEditing) return <ContactDetailsForm customer={customer} onClose={() => setEditing(false)} />
  const { first_name, last_name, phone, address, postal_code, city, created_at } = customer
  const place = [address, [postal_code, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const facts = [
    [text.name, `${first_name} ${last_name}`],
    [text.phone, phone],
    [text.place, place],
    [text.since, formatDate(created_at)],
  ]
  return (
    <>
      <dl className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <div>
          <dt className="label">{text.email}</dt>
          <dd className="mt-0.5 flex flex-wrap items-center gap-x-3 wrap-anywhere">
            {customer.email}
            <Badge tone={customer.email_verified ? 'good' : 'low'}>
              {customer.email_verified ? text.emailVerified : text.emailUnverified}
            </Badge>
          </dd>
        </div>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="label">{term}</dt>
            <dd className="mt-0.5 wrap-anywhere">{value || <span className="text-ink-muted">{text.missing}</span>}</dd>
          </div>
        ))}
      </dl>
      <Button className="mt-6" onClick={() => setEditing(true)}>
        {text.edit}
      </Button>
    </>
  )
}
