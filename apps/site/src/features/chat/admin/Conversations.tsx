import { chatFilters, chatQuery } from '@arkpax/schema/chat'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { SearchField } from '~/components/admin/SearchField.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { adminChatText as text } from './admin-chat.fi.ts'
import { ConversationDetail } from './ConversationDetail.tsx'
import { ConversationList } from './ConversationList.tsx'

/** The conversations that the filters choose, a page at a time, and the open one beside them; on a phone in their place. */
export function Conversations() {
  const [address, setAddress] = useUrlState({ q: '', show: 'all', conversation: '' })
  const show = chatQuery.shape.show.catch('all').parse(address.show)
  const list = usePagedList('GET /api/admin/chat', { q: address.q, show })

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-8">
      <section aria-label={text.conversations} className={address.conversation ? 'max-lg:hidden' : ''}>
        <div className="grid gap-4">
          <SearchField label={text.search} value={address.q} onChange={(q) => setAddress({ q }, 'replace')} />
          <Select label={text.show} value={show} onChange={({ target }) => setAddress({ show: target.value })}>
            {chatFilters.map((filter) => (
              <option key={filter} value={filter}>
                {text.shown[filter]}
              </option>
            ))}
          </Select>
        </div>
        <ListResults
          list={list}
          isFiltered={address.q !== '' || show !== 'all'}
          text={text}
          onClear={() => setAddress({ q: '', show: 'all' })}
        >
          {(conversations) => (
            <ConversationList
              conversations={conversations}
              openId={address.conversation}
              onOpen={(conversation) => setAddress({ conversation })}
            />
          )}
        </ListResults>
        <p className="mt-4 text-sm text-ink-muted">{text.kept}</p>
      </section>
      {address.conversation ? (
        <ConversationDetail
          key={address.conversation}
          id={address.conversation}
          onClose={() => setAddress({ conversation: '' })}
        />
      ) : (
        <div className="max-lg:hidden">
          <EmptyState {...text.choose} />
        </div>
      )}
    </div>
  )
}
