import { privacyRequestQuery } from '@arkpax/schema/privacy-requests'
import { Plus } from 'lucide-react'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { SearchField } from '~/components/admin/SearchField.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { NewRequest } from './NewRequest.tsx'
import { privacyText as text } from './privacy.fi.ts'
import { RequestDialog } from './RequestDialog.tsx'
import { RequestTable } from './RequestTable.tsx'

const states = ['open', 'done', 'refused', 'all'] as const
/** A state in the address that is not one of ours shows what is open. */
const state = privacyRequestQuery.shape.state.catch('open')

/** The requests in one state, those that are due first; one of them opened, or a new one. */
export function Requests() {
  const [address, setAddress] = useUrlState({ state: 'open', q: '', request: '', uusi: '', email: '' })
  const filters = { state: state.parse(address.state), email: address.q }
  const list = usePagedList('GET /api/admin/privacy-requests', filters)
  return (
    <>
      <p className="max-w-prose">{text.intro}</p>
      <div className="mt-6 grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <SearchField label={text.email} value={address.q} onChange={(q) => setAddress({ q }, 'replace')} />
        <Select label={text.state} value={filters.state} onChange={({ target }) => setAddress({ state: target.value })}>
          {states.map((known) => (
            <option key={known} value={known}>
              {text.states[known]}
            </option>
          ))}
        </Select>
      </div>
      <p className="mt-1 text-sm text-ink-muted">{text.emailHint}</p>
      <Button tone="action" className="mt-4" onClick={() => setAddress({ uusi: '1' })}>
        <Plus className="size-4" aria-hidden="true" />
        {text.add}
      </Button>
      <ListResults
        list={list}
        isFiltered={address.q !== '' || filters.state !== 'open'}
        text={text.results}
        onClear={() => setAddress({ q: '', state: 'open' })}
      >
        {(requests) => <RequestTable requests={requests} onOpen={(request) => setAddress({ request })} />}
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
