import { type Mail, mailQuery } from '@arkpax/schema/mail'
import { useState } from 'react'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { SearchField } from '~/components/admin/SearchField.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { adminMailText as text } from './admin-mail.fi.ts'
import { MailTable } from './MailTable.tsx'
import { RemoveMail } from './RemoveMail.tsx'

/** The mails that the search and the state choose, a page at a time; at first those that have not left. */
export function Mails() {
  const [address, setAddress] = useUrlState({ q: '', state: 'undelivered' })
  const state = mailQuery.shape.state.catch('undelivered').parse(address.state)
  const list = usePagedList('GET /api/admin/mails', { q: address.q, state })
  const [removing, setRemoving] = useState<Mail | null>(null)

  return (
    <>
      <p className="mb-6 max-w-prose text-ink-muted">{text.intro}</p>
      <div className="grid items-end gap-4 sm:grid-cols-[1fr_14rem_auto]">
        <SearchField label={text.search} value={address.q} onChange={(q) => setAddress({ q }, 'replace')} />
        <Select label={text.state} value={state} onChange={({ target }) => setAddress({ state: target.value })}>
          {Object.entries(text.states).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Button className="min-h-12" onClick={list.retry}>
          {text.refresh}
        </Button>
      </div>
      <ListResults
        list={list}
        isFiltered={address.q !== '' || state !== 'undelivered'}
        text={{ ...text, failed: text.failedToLoad }}
        onClear={() => setAddress({ q: '', state: 'undelivered' })}
      >
        {(items) => <MailTable mails={items} onRemove={setRemoving} />}
      </ListResults>
      <RemoveMail mail={removing} onClose={() => setRemoving(null)} />
    </>
  )
}
