import { formatDate, formatNumber } from '@arkpax/schema/format-fi'
import { type PassportToken, passportTierLabels } from '@arkpax/schema/passport-tokens'
import { useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { useRead } from '~/lib/use-read.ts'
import { useWrite } from '~/lib/use-write.ts'
import { GrantToken } from './GrantToken.tsx'
import { passportsText as text } from './passports.fi.ts'

/** Who reads more of passports than everybody; the owner gives such rights and takes them away. */
export function PassportTokens() {
  const tokens = useRead('GET /api/admin/passport-tokens')
  const [revoked, setRevoked] = useState<PassportToken>()
  const { mutate, isPending } = useWrite('DELETE /api/admin/passport-tokens/{id}', {
    success: text.revokeDone,
    failure: text.revokeFailed,
    changes: ['GET /api/admin/passport-tokens'],
    doubts: ['GET /api/admin/passport-tokens'],
    onSuccess: () => setRevoked(undefined),
  })
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <p className="max-w-2xl">{text.tokensHint}</p>
        <GrantToken />
      </div>
      <Loaded read={tokens} failure={text.tokensFailed} empty={<EmptyState {...text.noTokens} />}>
        {(rows) => <TokenTable tokens={rows} onRevoke={setRevoked} />}
      </Loaded>
      <ConfirmDialog
        open={revoked !== undefined}
        onClose={() => setRevoked(undefined)}
        onConfirm={() => revoked && mutate([{ params: { id: revoked.id } }])}
        title={text.revokeTitle}
        text={text.revokeText(revoked?.name ?? '')}
        confirmLabel={text.revokeLabel}
        pending={isPending}
      />
    </div>
  )
}

function TokenTable({ tokens, onRevoke }: { tokens: PassportToken[]; onRevoke: (token: PassportToken) => void }) {
  const { columns } = text
  return (
    <Table label={text.tokens} stacked>
      <thead>
        <tr>
          <HeadCell>{columns.name}</HeadCell>
          <HeadCell>{columns.tier}</HeadCell>
          <HeadCell>{columns.made}</HeadCell>
          <HeadCell>{columns.used}</HeadCell>
          <HeadCell>{columns.reads}</HeadCell>
          <HeadCell>
            <span className="sr-only">{text.actions}</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token.id}>
            <Cell className="min-w-40 font-medium wrap-anywhere">{token.name}</Cell>
            <Cell label={columns.tier}>{passportTierLabels[token.tier]}</Cell>
            <Cell label={columns.made} className="tabular-nums">
              {text.by(formatDate(token.created_at), token.created_by)}
            </Cell>
            <Cell label={columns.used} className="tabular-nums">
              {token.last_used_at ? formatDate(token.last_used_at) : text.neverUsed}
            </Cell>
            <Cell label={columns.reads} className="tabular-nums">
              {formatNumber(token.reads)}
            </Cell>
            <Cell>
              {token.revoked_at ? (
                <span className="text-ink-muted">{text.revoked(formatDate(token.revoked_at))}</span>
              ) : (
                <Button size="sm" aria-label={text.revokeOf(token.name)} onClick={() => onRevoke(token)}>
                  {text.revoke}
                </Button>
              )}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
