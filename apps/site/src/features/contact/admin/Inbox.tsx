import { type ContactMessage, contactQuery } from '@arkpax/schema/contact'
import { useEffect, useState } from 'react'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { SearchField } from '~/components/admin/SearchField.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { useUnsavedWarning } from '~/components/admin/use-unsaved-warning.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { adminContactText as text } from './admin-contact.fi.ts'
import { MessageDetail } from './MessageDetail.tsx'
import { MessageList } from './MessageList.tsx'
import { RemoveMessage } from './RemoveMessage.tsx'
import { useDrafts } from './use-drafts.ts'

/** The messages that the filters choose, a page at a time, and the open one beside them; on a phone in their place. */
export function Inbox() {
  const [address, setAddress] = useUrlState({ q: '', status: 'all', message: '' })
  const status = contactQuery.shape.status.catch('all').parse(address.status)
  const list = usePagedList('GET /api/admin/contact-messages', { q: address.q, status })
  const noteDrafts = useDrafts('notes')
  const replyDrafts = useDrafts('replies')
  useUnsavedWarning(noteDrafts.isAny || replyDrafts.isAny, { isKeptInTab: true })
  const [removing, setRemoving] = useState<ContactMessage | null>(null)
  const now = useNow()
  const close = () => setAddress({ message: '' })

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-8">
      <section aria-label={text.list} className={address.message ? 'max-lg:hidden' : ''}>
        <div className="grid items-end gap-4 sm:grid-cols-[1fr_10.5rem]">
          <SearchField
            label={text.search}
            placeholder={text.searchPlaceholder}
            value={address.q}
            onChange={(q) => setAddress({ q }, 'replace')}
          />
          <Select label={text.status} value={status} onChange={({ target }) => setAddress({ status: target.value })}>
            {Object.entries(text.statuses).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </div>
        <ListResults
          list={list}
          isFiltered={address.q !== '' || status !== 'all'}
          text={text}
          onClear={() => setAddress({ q: '', status: 'all' })}
        >
          {(items) => (
            <MessageList
              messages={items}
              openId={address.message}
              now={now}
              onOpen={(message) => setAddress({ message })}
            />
          )}
        </ListResults>
      </section>
      {address.message ? (
        <MessageDetail
          key={address.message}
          id={address.message}
          now={now}
          noteDrafts={noteDrafts}
          replyDrafts={replyDrafts}
          onClose={close}
          onRemove={setRemoving}
        />
      ) : (
        <div className="max-lg:hidden">
          <EmptyState {...text.choose} />
        </div>
      )}
      <RemoveMessage message={removing} onClose={() => setRemoving(null)} onRemoved={close} />
    </div>
  )
}

const MINUTE_MS = 60_000

/** The present moment in milliseconds; it moves on once a minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
