import { documentKindLabels } from '@arkpax/schema/document-labels'
import { documentExportQuery, documentKinds } from '@arkpax/schema/documents'
import { ExportButton } from '~/components/admin/ExportButton.tsx'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { ListTools } from '~/components/admin/lists/ListTools.tsx'
import { useListFilters } from '~/components/admin/lists/use-list-filters.ts'
import { TitleActions } from '~/components/admin/TitleActions.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { DocumentTable } from './DocumentTable.tsx'
import { documentsTexts } from './documents.fi.ts'

const { list: text } = documentsTexts
const { shape } = documentExportQuery
const kind = shape.kind.catch('all')
const sort = shape.sort.catch('-date')

/** The documents that the filters choose, a page at a time, and all of them as a file. */
export function Documents() {
  const filters = useListFilters('documents', { q: '', kind: 'all', sort: '-date' })
  const { values, days } = filters
  const query = { q: values.q, kind: kind.parse(values.kind), sort: sort.parse(values.sort), ...days }
  const list = usePagedList('GET /api/admin/documents', query)
  return (
    <>
      <TitleActions>
        <ExportButton may="documents.read" endpoint="GET /api/admin/documents/export" options={[{ query }]} />
      </TitleActions>
      <ListTools
        filters={filters}
        sorts={text.sorts}
        hasSortHeads
        labels={{ kind: kindLabel }}
        search={{ label: text.search, placeholder: text.searchPlaceholder }}
      >
        <Select label={text.kind} value={query.kind} onChange={({ target }) => filters.set({ kind: target.value })}>
          <option value="all">{text.allKinds}</option>
          <Options labels={documentKindLabels} />
        </Select>
      </ListTools>
      <ListResults list={list} isFiltered={filters.isFiltered} text={text} onClear={filters.clear}>
        {(documents) => (
          <DocumentTable documents={documents} sort={query.sort} onSort={(chosen) => filters.set({ sort: chosen })} />
        )}
      </ListResults>
    </>
  )
}

function kindLabel(value: string): string {
  const known = documentKinds.find((one) => one === value)
  return known ? documentKindLabels[known] : value
}
