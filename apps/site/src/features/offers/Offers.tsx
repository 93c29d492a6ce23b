import { offerStatusLabels } from '@arkpax/schema/offer-labels'
import { offerQuery, offerStatuses } from '@arkpax/schema/offers'
import { ExportButton } from '~/components/admin/ExportButton.tsx'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { ListTools } from '~/components/admin/lists/ListTools.tsx'
import { useListFilters } from '~/components/admin/lists/use-list-filters.ts'
import { NewButton } from '~/components/admin/NewButton.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { TitleActions } from '~/components/admin/TitleActions.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { OfferTable } from './OfferTable.tsx'
import { offersText as text } from './offers.fi.ts'

const { shape } = offerQuery
/** What the address has that is not ours shows all offers, newest first. */
const status = shape.status.catch('all')
const sort = shape.sort.catch('-date')

/** The offers: found, opened, begun. */
export function Offers({ onOpen, onNew }: { onOpen: (id: string) => void; onNew: () => void }) {
  const filters = useListFilters('offers', { q: '', status: 'all', sort: '-date' })
  const mayWrite = useMay('offers.write')
  const { values, days } = filters
  const query = { q: values.q, status: status.parse(values.status), sort: sort.parse(values.sort), ...days }
  const list = usePagedList('GET /api/admin/offers', query)
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <TitleActions>
          <ExportButton may="offers.read" endpoint="GET /api/admin/offers/export" options={[{ query }]} />
          {mayWrite && <NewButton label={text.newOffer} onClick={onNew} />}
        </TitleActions>
        <ListTools
          filters={filters}
          sorts={text.sorts}
          hasSortHeads
          labels={{ status: statusLabel }}
          search={{ label: text.search, placeholder: text.searchPlaceholder }}
        >
          <Select
            label={text.status}
            value={query.status}
            onChange={(event) => filters.set({ status: event.target.value })}
          >
            <option value="all">{text.allStatuses}</option>
            <Options labels={offerStatusLabels} />
          </Select>
        </ListTools>
        <ListResults list={list} isFiltered={filters.isFiltered} text={text.results} onClear={filters.clear}>
          {(offers) => (
            <OfferTable
              offers={offers}
              isPending={list.isPending}
              sort={query.sort}
              onSort={(chosen) => filters.set({ sort: chosen })}
              onOpen={onOpen}
            />
          )}
        </ListResults>
      </div>
    </div>
  )
}

function statusLabel(value: string): string {
  const known = offerStatuses.find((one) => one === value)
  return known ? `${text.status}: ${offerStatusLabels[known].toLowerCase()}` : value
}
