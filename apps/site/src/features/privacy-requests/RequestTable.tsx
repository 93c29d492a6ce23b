import { formatDate } from '@arkpax/schema/format-fi'
import { privacyRequestKindLabels, privacyRequestStateLabels } from '@arkpax/schema/privacy-labels'
import type { PrivacyRequest, PrivacyRequestState } from '@arkpax/schema/privacy-requests'
import { SortHead } from '~/components/admin/lists/SortHead.tsx'
import type { BadgeTone } from '~/components/ui/badge.recipe.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { adminPaths } from '~/lib/admin-paths.ts'
import { privacyText as text } from './privacy.fi.ts'

const tones: Record<PrivacyRequestState, BadgeTone> = { open: 'low', done: 'good', refused: 'neutral' }

interface Props {
  requests: PrivacyRequest[]
  sort: string
  onSort: (sort: string) => void
  onOpen: (id: string) => void
}

/** Requests with their deadlines. */
export function RequestTable({ requests, sort, onSort, onOpen }: Props) {
  const sorting = { sort, onSort }
  return (
    <Table label={text.title} stacked>
      <thead>
        <tr>
          <HeadCell>{text.columns.kind}</HeadCell>
          <SortHead name="received" {...sorting} label={text.columns.received} first="descending" />
          <SortHead name="due" {...sorting} label={text.columns.due} />
          <HeadCell>{text.columns.state}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <Row key={request.id} request={request} onOpen={onOpen} />
        ))}
      </tbody>
    </Table>
  )
}

function Row({ request, onOpen }: { request: PrivacyRequest; onOpen: (id: string) => void }) {
  const { id, kind, email, received_on, due_on, state, is_late } = request
  return (
    <tr>
      <Cell className="min-w-56 wrap-anywhere">
        <a
          href={`${adminPaths.privacy}?request=${encodeURIComponent(id)}`}
          className="inline-flex min-h-8 items-center font-semibold underline"
          aria-label={text.openRequest(request, privacyRequestKindLabels[kind])}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onOpen(id)
          }}
        >
          {privacyRequestKindLabels[kind]}
        </a>
        <p className="text-sm text-ink-muted">{email ?? text.erasedAddress}</p>
      </Cell>
      <Cell label={text.columns.received} className="whitespace-nowrap">
        {formatDate(received_on)}
      </Cell>
      <Cell label={text.columns.due} className="whitespace-nowrap">
        {formatDate(due_on)} {is_late && <Badge tone="danger">{text.late}</Badge>}
      </Cell>
      <Cell label={text.columns.state}>
        <Badge tone={tones[state]}>{privacyRequestStateLabels[state]}</Badge>
      </Cell>
    </tr>
  )
}
