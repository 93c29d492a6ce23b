import { entryFateLabels, entryFates, type PlannedStatement } from '@arkpax/schema/bank-statements'
import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import { groupIban } from '@arkpax/schema/iban'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { entriesText, statementsText as text } from './payments.fi.ts'

/** So many entries are shown; the counts tell of all. */
const SHOWN = 200

/** What a statement does, or did: how many of each, and each entry. */
export function StatementEntries({ statement }: { statement: PlannedStatement }) {
  const { columns } = text
  const { counts, entries, fault, closing } = statement
  return (
    <div className="grid grid-cols-1 gap-4">
      <h3 className="font-semibold">
        {text.account(groupIban(statement.iban))}
        {statement.first_day && statement.last_day && (
          <>
            , {formatDate(statement.first_day)}–{formatDate(statement.last_day)}
          </>
        )}
      </h3>
      {!statement.is_own_account && <p className="text-danger">{text.otherAccount}</p>}
      {fault ? (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      ) : (
        closing !== null && <p>{text.closing(closing)}</p>
      )}
      <ul className="flex flex-wrap gap-2">
        {entryFates
          .filter((fate) => counts[fate] > 0)
          .map((fate) => (
            <li key={fate}>
              <Badge>
                {entryFateLabels[fate]}: {counts[fate]}
              </Badge>
            </li>
          ))}
      </ul>
      <Table label={text.list} stacked>
        <thead>
          <tr>
            <HeadCell>{columns.who}</HeadCell>
            <HeadCell>{columns.day}</HeadCell>
            <HeadCell>{columns.reference}</HeadCell>
            <HeadCell numeric>{columns.amount}</HeadCell>
            <HeadCell>{columns.fate}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {entries.slice(0, SHOWN).map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries of a file stand in its order
            <tr key={at}>
              <Cell className="max-w-72 wrap-anywhere">{entry.name ?? entriesText.nobody}</Cell>
              <Cell label={columns.day} className="whitespace-nowrap">
                {formatDate(entry.booked_on)}
              </Cell>
              <Cell label={columns.reference} className="max-w-72 wrap-anywhere">
                {entry.reference ?? entry.message ?? '–'}
              </Cell>
              <Cell numeric label={columns.amount}>
                {formatEuros(entry.amount)}
              </Cell>
              <Cell label={columns.fate}>
                {entryFateLabels[entry.fate]}
                {entry.order_number !== null && <span className="block">{entriesText.order(entry.order_number)}</span>}
                {entry.reason && <span className="block text-sm text-ink-muted">{entry.reason}</span>}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
