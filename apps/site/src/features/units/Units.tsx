import { LABELS_AT_ONCE, unitExportQuery, unitStatuses, unitStatusLabels } from '@arkpax/schema/units'
import { ExportButton } from '~/components/admin/ExportButton.tsx'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { ChooseAll } from '~/components/admin/lists/ChooseAll.tsx'
import { ChosenBar } from '~/components/admin/lists/ChosenBar.tsx'
import { ListTools } from '~/components/admin/lists/ListTools.tsx'
import { useChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { useListFilters } from '~/components/admin/lists/use-list-filters.ts'
import { useMay } from '~/components/admin/signed-in.ts'
import { TitleActions } from '~/components/admin/TitleActions.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { Select } from '~/components/ui/react/Field.tsx'
import { AddUnit } from './AddUnit.tsx'
import { UnitTable } from './UnitTable.tsx'
import { unitsText as text } from './units.fi.ts'

const sort = unitExportQuery.shape.sort.catch('-date')
const status = unitExportQuery.shape.status.catch('all')

/** The units that the filters choose, a page at a time; labels of chosen ones, and all of them as a file. */
export function Units() {
  const filters = useListFilters('units', { q: '', status: 'all', sort: '-date' })
  const { values } = filters
  const chosen = { q: values.q, status: status.parse(values.status), sort: sort.parse(values.sort) }
  const query = { ...chosen, product_id: '', order_id: '', ...filters.days }
  const list = usePagedList('GET /api/admin/units', query)
  const rows = useChosenRows(list.items)
  const mayWrite = useMay('units.write')
  return (
    <>
      <TitleActions>
        <ExportButton may="units.read" endpoint="GET /api/admin/units/export" options={[{ query }]} />
        {mayWrite && <AddUnit />}
      </TitleActions>
      <ListTools
        filters={filters}
        sorts={text.sorts}
        hasSortHeads
        labels={{ status: (shown) => unitStatusLabels[status.parse(shown) as keyof typeof unitStatusLabels] ?? shown }}
        search={{ label: text.search }}
      >
        <Select
          label={text.status}
          value={query.status}
          onChange={({ target }) => filters.set({ status: target.value })}
        >
          <option value="all">{text.allStatuses}</option>
          {unitStatuses.map((one) => (
            <option key={one} value={one}>
              {unitStatusLabels[one]}
            </option>
          ))}
        </Select>
      </ListTools>
      <ListResults list={list} isFiltered={filters.isFiltered} text={text} onClear={filters.clear}>
        {(units) => (
          <>
            <ChooseAll rows={rows} />
            <UnitTable units={units} sort={query.sort} onSort={(by) => filters.set({ sort: by })} rows={rows} />
          </>
        )}
      </ListResults>
      <ChosenBar rows={rows} progress={null}>
        {rows.chosen.length > LABELS_AT_ONCE ? (
          <p className="text-sm">{text.tooMany}</p>
        ) : (
          <ExportButton
            may="units.read"
            size="sm"
            label={text.labels}
            endpoint="GET /api/admin/unit-labels/{ids}"
            options={[{ params: { ids: rows.chosen.map(({ id }) => id).join(',') } }]}
          />
        )}
      </ChosenBar>
    </>
  )
}
