import { chatQuery } from '@arkpax/schema/chat'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { ListTools } from '~/components/admin/lists/ListTools.tsx'
import { useListFilters } from '~/components/admin/lists/use-list-filters.ts'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { adminChatText as text } from './admin-chat.fi.ts'
import { ConversationDetail } from './ConversationDetail.tsx'
import { ConversationList } from './ConversationList.tsx'

const { shape } = chatQuery

/** The conversations that the filters choose, a page at a time, and the open one beside them; on a phone in their place. */
export function Conversations() {
  const [{ conversation: openId }, setAddress] = useUrlState({ conversation: '' })
  const filters = useListFilters('chat', { q: '', show: 'all', sort: '-date' })
  const { values, days } = filters
  const show = shape.show.catch('all').parse(values.show)
  const sort = shape.sort.catch('-date').parse(values.sort)
  const list = usePagedList('GET /api/admin/chat', { q: values.q, show, sort, ...days })

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-8">
      <section aria-label={text.conversations} className={openId ? 'max-lg:hidden' : ''}>
        <ListTools
          isNarrow
          filters={filters}
          sorts={text.sorts}
          labels={{ show: () => text.shown[show] }}
          search={{ label: text.search }}
        >
          <Select label={text.show} value={show} onChange={({ target }) => filters.set({ show: target.value })}>
            <Options labels={text.shown} />
          </Select>
        </ListTools>
        <ListResults list={list} isFiltered={filters.isFiltered} text={text} onClear={filters.clear}>
          {(conversations) => (
            <ConversationList
              conversations={conversations}
              openId={openId}
              onOpen={(conversation) => setAddress({ conversation })}
            />
          )}
        </ListResults>
        <p className="mt-4 text-sm text-ink-muted">{text.kept}</p>
      </section>
      {openId ? (
        <ConversationDetail key={openId} id={openId} onClose={() => setAddress({ conversation: '' })} />
      ) : (
        <div className="max-lg:hidden">
          <EmptyState {...text.choose} />
        </div>
      )}
    </div>
  )
}
