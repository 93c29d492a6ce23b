import { formatDateTime, formatNumber } from '@arkpax/schema/format-fi'
import type { Letter } from '@arkpax/schema/letters'
import { SortHead } from '~/components/admin/lists/SortHead.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { adminLetterPath } from '~/lib/admin-paths.ts'
import { LetterStatusBadge } from './LetterStatusBadge.tsx'
import { lettersText as text } from './letters.fi.ts'

interface Props {
  letters: readonly Letter[]
  isPending: boolean
  sort: string
  onSort: (sort: string) => void
  onOpen: (id: string) => void
}

/** A page of letters. */
export function LetterTable({ letters, isPending, sort, onSort, onOpen }: Props) {
  const { columns } = text
  return (
    <Table label={text.list} aria-busy={isPending} stacked>
      <thead>
        <tr>
          <SortHead name="subject" label={columns.subject} {...{ sort, onSort }} />
          <HeadCell>{columns.status}</HeadCell>
          <SortHead name="date" label={columns.date} first="descending" {...{ sort, onSort }} />
          <HeadCell>{columns.sent}</HeadCell>
          <HeadCell numeric>{columns.recipients}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {letters.map((letter) => (
          <LetterRow key={letter.id} letter={letter} onOpen={onOpen} />
        ))}
      </tbody>
    </Table>
  )
}

function LetterRow({ letter, onOpen }: { letter: Letter } & Pick<Props, 'onOpen'>) {
  const { columns } = text
  const { progress, send_at, started_at } = letter
  const sentAt = started_at ?? send_at
  return (
    <tr>
      <Cell className="max-w-120 wrap-anywhere">
        <a
          href={adminLetterPath(letter.id)}
          className="inline-flex min-h-8 items-center font-semibold underline"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onOpen(letter.id)
          }}
        >
          {letter.subject || text.noSubject}
        </a>
      </Cell>
      <Cell label={columns.status}>
        <LetterStatusBadge status={letter.status} />
      </Cell>
      <Cell label={columns.date} className="whitespace-nowrap">
        {formatDateTime(letter.created_at)}
      </Cell>
      <Cell label={columns.sent} isBlank={!sentAt} className="whitespace-nowrap">
        {sentAt ? formatDateTime(sentAt) : '–'}
      </Cell>
      <Cell numeric label={columns.recipients} isBlank={!started_at}>
        {started_at ? formatNumber(progress.total) : '–'}
      </Cell>
    </tr>
  )
}
