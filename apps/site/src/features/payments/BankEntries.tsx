import { type BankEntry, bankEntryQuery, bankEntryStateLabels } from '@arkpax/schema/bank-statements'
import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import { groupReference } from '@arkpax/schema/reference-number'
import { useState } from 'react'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { SearchField } from '~/components/admin/SearchField.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { adminPaymentsOfPath } from '~/lib/admin-paths.ts'
import { EntryDialog } from './EntryDialog.tsx'
import { OpenLink } from './OpenLink.tsx'
import { entriesText as text } from './payments.fi.ts'

const USUAL = { q: '', show: 'unmatched' }
const shown = bankEntryQuery.shape.show.catch('unmatched')

/** Entries of bank statements: at first those of which nobody knows whose they are. */
export function BankEntries({ onOpen }: { onOpen: (orderId: string) => void }) {
  const [address, setAddress] = useUrlState(USUAL)
  const [chosen, setChosen] = useState<BankEntry | null>(null)
  const query = { q: address.q, show: shown.parse(address.show) }
  const list = usePagedList('GET /api/admin/bank-entries', query)
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <SearchField
          label={text.search}
          placeholder={text.searchPlaceholder}
          value={query.q}
          onChange={(q) => setAddress({ q }, 'replace')}
        />
        <Select label={text.show} value={query.show} onChange={({ target }) => setAddress({ show: target.value })}>
          <Options labels={{ ...bankEntryStateLabels, all: text.all }} />
        </Select>
      </div>
      <ListResults
        list={list}
        isFiltered={query.q !== '' || query.show !== USUAL.show}
        text={text.results}
        onClear={() => setAddress(USUAL)}
      >
        {(entries) => <EntryTable entries={entries} onOpen={onOpen} onChoose={setChosen} />}
      </ListResults>
      <EntryDialog entry={chosen} onClose={() => setChosen(null)} />
    </>
  )
}

interface TableProps {
  entries: readonly BankEntry[]
  onOpen: (orderId: string) => void
  onChoose: (entry: BankEntry) => void
}

function EntryTable({ entries, onOpen, onChoose }: TableProps) {
  const mayWrite = useMay('payments.write')
  const { columns } = text
  return (
    <Table label={text.list} stacked>
      <thead>
        <tr>
          <HeadCell>{columns.who}</HeadCell>
          <HeadCell>{columns.day}</HeadCell>
          <HeadCell>{columns.reference}</HeadCell>
          <HeadCell numeric>{columns.amount}</HeadCell>
          <HeadCell>{columns.state}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <Cell className="max-w-72 font-semibold wrap-anywhere">{nameOf(entry)}</Cell>
            <Cell label={columns.day} className="whitespace-nowrap">
              {formatDate(entry.booked_on)}
            </Cell>
            <Cell label={columns.reference} className="max-w-72 wrap-anywhere">
              {entry.reference ? groupReference(entry.reference.replace(/^0+/, '')) : text.noReference}
              {entry.message && <span className="block text-sm text-ink-muted">{entry.message}</span>}
            </Cell>
            <Cell numeric label={columns.amount}>
              {formatEuros(entry.amount)}
            </Cell>
            <Cell label={columns.state}>
              <span className="flex flex-wrap items-center gap-2">
                {entry.order_id && entry.order_number !== null ? (
                  <OpenLink href={adminPaymentsOfPath(entry.order_id)} onOpen={() => onOpen(entry.order_id ?? '')}>
                    {text.order(entry.order_number)}
                  </OpenLink>
                ) : (
                  bankEntryStateLabels[entry.state]
                )}
                {mayWrite && (
                  <Button aria-label={text.openOf(nameOf(entry))} onClick={() => onChoose(entry)}>
                    {text.open}
                  </Button>
                )}
              </span>
              {entry.ignore_reason && (
                <span className="block text-sm text-ink-muted wrap-anywhere">{entry.ignore_reason}</span>
              )}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const nameOf = ({ name, state }: BankEntry) => name ?? (state === 'outgoing' ? text.outgoing : text.nobody)
