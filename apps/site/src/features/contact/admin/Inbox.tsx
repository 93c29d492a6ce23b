import type { ContactMessage } from '@arkpax/schema/contact'
import { useState } from 'react'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { ChooseAll } from '~/components/admin/lists/ChooseAll.tsx'
import { useChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { useMay } from '~/components/admin/signed-in.ts'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { useUnsavedWarning } from '~/components/admin/use-unsaved-warning.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { adminContactText as text } from './admin-contact.fi.ts'
import { ChosenMessages } from './ChosenMessages.tsx'
import { InboxFilters, useInboxFilters } from './InboxFilters.tsx'
import { MessageDetail } from './MessageDetail.tsx'
import { MessageList } from './MessageList.tsx'
import { RemoveMessage } from './RemoveMessage.tsx'
import { useDrafts } from './use-drafts.ts'
import { useFreshList } from './use-fresh-list.ts'
import { useNeighbours } from './use-neighbours.ts'
import { useNow } from './use-now.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** The messages that the filters choose, a page at a time, and the open one beside them; on a phone in their place. */
export function Inbox() {
  const [address, setAddress] = useUrlState({ message: '' })
  const { filters, query } = useInboxFilters()
  const list = usePagedList('GET /api/admin/contact-messages', query)
  const chosen = useChosenRows(list.items)
  const rows = useMay('messages.write') ? chosen : undefined
  useFreshList()
  const drafts = { notes: useDrafts('notes'), replies: useDrafts('replies'), team: useDrafts('team-notes') }
  useUnsavedWarning(drafts.notes.isAny || drafts.replies.isAny || drafts.team.isAny, { isKeptInTab: true })
  const [removing, setRemoving] = useState<ContactMessage | null>(null)
  const now = useNow()
  const open = (message: string) => setAddress({ message })
  const close = () => open('')
  useShortcuts({ choose: () => address.message && rows?.toggle(address.message, false) })
  const { goOn } = useNeighbours({ messages: list.items, openId: address.message, onOpen: open })

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-8">
      <section aria-label={text.list} className={address.message ? 'max-lg:hidden' : ''}>
        <InboxFilters filters={filters} query={query} />
        <ListResults list={list} isFiltered={filters.isFiltered} text={text} onClear={filters.clear}>
          {(items) => (
            <>
              {rows && <ChooseAll rows={rows} />}
              <MessageList messages={items} rows={rows} openId={address.message} now={now} onOpen={open} />
            </>
          )}
        </ListResults>
        {rows && <ChosenMessages rows={rows} now={now} />}
      </section>
      {address.message ? (
        <MessageDetail
          key={address.message}
          id={address.message}
          now={now}
          drafts={drafts}
          onClose={close}
          onRemove={setRemoving}
          onOpen={open}
          onDone={goOn}
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
