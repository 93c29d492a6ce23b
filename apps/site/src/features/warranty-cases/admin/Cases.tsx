import { faultKindLabels, warrantyCaseStateLabels } from '@arkpax/schema/warranty-case-labels'
import { warrantyCaseExportQuery } from '@arkpax/schema/warranty-cases'
import { ExportButton } from '~/components/admin/ExportButton.tsx'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { ListTools } from '~/components/admin/lists/ListTools.tsx'
import { useListFilters } from '~/components/admin/lists/use-list-filters.ts'
import { useMay } from '~/components/admin/signed-in.ts'
import { TitleActions } from '~/components/admin/TitleActions.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { adminCasesText as text } from './admin-cases.fi.ts'
import { CaseTable } from './CaseTable.tsx'
import { OpenCase } from './OpenCase.tsx'

const { shape } = warrantyCaseExportQuery
/** What the address has that is not ours shows the open cases, those that are due first. */
const state = shape.state.catch('open')
const fault = shape.fault.catch('all')
const sort = shape.sort.catch('due')

/** The cases that the filters choose, a page at a time, and all of them as a file. */
export function Cases() {
  const filters = useListFilters('warranty-cases', { q: '', state: 'open', fault: 'all', sort: 'due' })
  const { values, days } = filters
  const query = {
    q: values.q,
    state: state.parse(values.state),
    fault: fault.parse(values.fault),
    sort: sort.parse(values.sort),
    ...days,
  }
  const list = usePagedList('GET /api/admin/warranty-cases', query)
  const mayWrite = useMay('warranty.write')
  return (
    <div>
      <TitleActions>
        <ExportButton may="warranty.write" endpoint="GET /api/admin/warranty-cases/export" options={[{ query }]} />
        {mayWrite && <OpenCase />}
      </TitleActions>
      <ListTools
        filters={filters}
        sorts={text.sorts}
        hasSortHeads
        labels={{ state: stateLabel, fault: faultLabel }}
        search={{ label: text.search, placeholder: text.searchPlaceholder }}
      >
        <Select label={text.state} value={query.state} onChange={(event) => filters.set({ state: event.target.value })}>
          <Options labels={{ ...text.states, ...warrantyCaseStateLabels }} />
        </Select>
        <Select label={text.fault} value={query.fault} onChange={(event) => filters.set({ fault: event.target.value })}>
          <option value="all">{text.allFaults}</option>
          <Options labels={faultKindLabels} />
        </Select>
      </ListTools>
      <ListResults list={list} isFiltered={filters.isFiltered} text={text} onClear={filters.clear}>
        {(cases) => (
          <CaseTable
            cases={cases}
            isPending={list.isPending}
            sort={query.sort}
            onSort={(chosen) => filters.set({ sort: chosen })}
          />
        )}
      </ListResults>
    </div>
  )
}

const labelsOf = (labels: Readonly<Record<string, string>>, name: string) => (value: string) =>
  `${name}: ${new Map(Object.entries(labels)).get(value)?.toLowerCase() ?? value}`
const stateLabel = labelsOf({ ...text.states, ...warrantyCaseStateLabels }, text.state)
const faultLabel = labelsOf(faultKindLabels, text.fault)
