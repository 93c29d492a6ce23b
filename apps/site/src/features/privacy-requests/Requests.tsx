import { privacyRequestQuery } from '@arkpax/schema/privacy-requests'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { ListTools } from '~/components/admin/lists/ListTools.tsx'
import { useListFilters } from '~/components/admin/lists/use-list-filters.ts'
import { NewButton } from '~/components/admin/NewButton.tsx'
import { TitleActions } from '~/components/admin/TitleActions.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { NewRequest } from './NewRequest.tsx'
import { privacyText as text } from './privacy.fi.ts'
import { RequestDialog } from './RequestDialog.tsx'
import { RequestTable } from './RequestTable.tsx'

const { shape } = privacyRequestQuery

/** The requests that the filters choose, those that are due first; one of them opened, or a new one. The days are those they came on. */
export function Requests() {
  const [address, setAddress] = useUrlState({ request: '', uusi: '', email: '' })
  const filters = useListFilters('privacy-requests', { q: '', state: 'open', sort: 'due' })
  const { values, days } = filters
  const state = shape.state.catch('open').parse(values.state)
  const sort = shape.sort.catch('due').parse(values.sort)
  const list = usePagedList('GET /api/admin/privacy-requests', { email: values.q, state, sort, ...days })
  return (
    <>
      <TitleActions>
        <NewButton label={text.add} onClick={() => setAddress({ uusi: '1' })} />
      </TitleActions>
      <p className="max-w-prose">{text.intro}</p>
      <div className="mt-6">
        <ListTools
          filters={filters}
          sorts={text.sorts}
          hasSortHeads
          daysLabel={text.columns.received}
          labels={{ state: () => `${text.state}: ${text.states[state].toLowerCase()}` }}
          search={{ label: text.email }}
        >
          <Select label={text.state} value={state} onChange={({ target }) => filters.set({ state: target.value })}>
            <Options labels={text.states} />
          </Select>
        </ListTools>
        <p className="mt-2 text-sm text-ink-muted">{text.emailHint}</p>
      </div>
      <ListResults list={list} isFiltered={filters.isFiltered} text={text.results} onClear={filters.clear}>
        {(requests) => (
          <RequestTable
            requests={requests}
            sort={sort}
            onSort={(by) => filters.set({ sort: by })}
            onOpen={(request) => setAddress({ request })}
          />
        )}
      </ListResults>
      <RequestDialog id={address.request} onClose={() => setAddress({ request: '' })} />
      <NewRequest
        open={address.uusi !== ''}
        email={address.email}
        onClose={() => setAddress({ uusi: '', email: '' })}
        onSaved={(request) => setAddress({ uusi: '', email: '', request }, 'replace')}
      />
    </>
  )
}
