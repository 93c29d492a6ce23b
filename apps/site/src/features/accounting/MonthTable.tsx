import type { AccountingMonth } from '@arkpax/schema/accounting'
import { percentIn } from '@arkpax/schema/facts-company'
import { formatEuros } from '@arkpax/schema/format-fi'
import { Fragment } from 'react'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { accountingTexts as text } from './accounting.fi.ts'
import { addUp, type Sums } from './add-up.ts'
import { monthName } from './month-name.ts'

const { columns } = text

/** The months of a year, each quarter and the year added up. */
export function MonthTable({ year, months }: { year: number; months: readonly AccountingMonth[] }) {
  const quarters = [0, 1, 2, 3].map((place) => months.slice(place * 3, place * 3 + 3))
  return (
    <Table label={text.tabs.sales} stacked>
      <thead>
        <tr>
          <HeadCell>{columns.month}</HeadCell>
          <HeadCell numeric>{columns.net}</HeadCell>
          <HeadCell numeric>{columns.vat}</HeadCell>
          <HeadCell numeric>{columns.gross}</HeadCell>
          <HeadCell numeric>{columns.credits}</HeadCell>
          <HeadCell>{columns.state}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {quarters.map((quarter, place) => (
          <Fragment key={quarter[0]?.month}>
            {quarter.map((month) => (
              <MonthRow key={month.month} month={month} />
            ))}
            <SumRow name={text.quarter(place + 1)} sums={addUp(quarter)} />
          </Fragment>
        ))}
        <SumRow name={text.whole(year)} sums={addUp(months)} />
      </tbody>
    </Table>
  )
}

function MonthRow({ month }: { month: AccountingMonth }) {
  return (
    <tr>
      <Cell>
        <span className="first-letter:uppercase">{monthName(month.month)}</span>
        {month.rates.length > 1 && (
          <ul className="text-sm text-ink-muted">
            {month.rates.map((rate) => (
              <li key={rate.vat_percent}>
                {text.rate(percentIn(rate.vat_percent, 'fi'))}: {formatEuros(rate.net)} + {formatEuros(rate.vat)}
              </li>
            ))}
          </ul>
        )}
        <ToReturn sums={month} />
      </Cell>
      <SumCells sums={month} />
      <Cell label={columns.state}>
        <Badge tone={month.is_closed ? 'good' : 'neutral'}>{month.is_closed ? text.closed : text.open}</Badge>
      </Cell>
    </tr>
  )
}

const SumRow = ({ name, sums }: { name: string; sums: Sums }) => (
  <tr className="font-semibold">
    <Cell>
      {name}
      <ToReturn sums={sums} />
    </Cell>
    <SumCells sums={sums} />
    <Cell>{null}</Cell>
  </tr>
)

/** What is owed to customers stands by itself, since it is no sale. */
const ToReturn = ({ sums: { to_return } }: { sums: Sums }) =>
  to_return === 0 ? null : <p className="text-sm font-normal text-ink-muted">{text.toReturn(formatEuros(to_return))}</p>

const SumCells = ({ sums }: { sums: Sums }) =>
  (['net', 'vat', 'gross', 'credits'] as const).map((part) => (
    <Cell key={part} numeric label={columns[part]} isBlank={sums[part] === 0}>
      {formatEuros(sums[part])}
    </Cell>
  ))
