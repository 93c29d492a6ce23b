import { formatDate } from '@arkpax/schema/format-fi'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { statementsText as text } from './payments.fi.ts'

/** Statements that were booked. */
export function PastStatements() {
  const list = usePagedList('GET /api/admin/bank-statements', {})
  const columns = text.pastColumns
  return (
    <section aria-labelledby="past-statements">
      <h2 id="past-statements" className="display text-xl">
        {text.past}
      </h2>
      <ListResults list={list} text={text.results} className="mt-4">
        {(statements) => (
          <Table label={text.past} stacked>
            <thead>
              <tr>
                <HeadCell>{columns.file}</HeadCell>
                <HeadCell>{columns.days}</HeadCell>
                <HeadCell numeric>{columns.entries}</HeadCell>
                <HeadCell numeric>{columns.unmatched}</HeadCell>
                <HeadCell>{columns.author}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {statements.map((statement) => (
                <tr key={statement.id}>
                  <Cell className="max-w-80 wrap-anywhere">{statement.file_name}</Cell>
                  <Cell label={columns.days} className="whitespace-nowrap">
                    {statement.first_day ? formatDate(statement.first_day) : '–'}
                    {statement.last_day && statement.last_day !== statement.first_day
                      ? `–${formatDate(statement.last_day)}`
                      : ''}
                  </Cell>
                  <Cell numeric label={columns.entries}>
                    {statement.entries}
                  </Cell>
                  <Cell numeric label={columns.unmatched}>
                    {statement.unmatched}
                  </Cell>
                  <Cell label={columns.author}>{statement.author}</Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </ListResults>
    </section>
  )
}
