import { type BankEntry, type BankEntryUpdate, bankEntry, type Suggestion } from '@arkpax/schema/bank-statements'
import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import { type SubmitEvent, useState } from 'react'
import { currentOf } from '~/components/admin/stale.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { PAYMENT_READS } from './payment-reads.ts'
import { entriesText as text } from './payments.fi.ts'

/** Whose an entry is: given to an order, left out for a reason, or taken from its order; closed without an entry. */
export const EntryDialog = ({ entry, onClose }: { entry: BankEntry | null; onClose: () => void }) => (
  <Dialog open={entry !== null} onClose={onClose} title={text.dialogTitle} wide>
    {entry && <Entry key={entry.id} entry={entry} onDone={onClose} />}
  </Dialog>
)

interface EntryProps {
  entry: BankEntry
  onDone: () => void
}

function Entry({ entry: first, onDone }: EntryProps) {
  const [entry, setEntry] = useState(first)
  const [mistakes, setMistakes] = useState<Record<string, string>>({})
  const { mutate, isPending } = useWrite('PUT /api/admin/bank-entries/{id}', {
    success: ({ state }) => text.states[state],
    failure: text.failed,
    changes: PAYMENT_READS,
    doubts: PAYMENT_READS,
    onSuccess: onDone,
    onFailure(error) {
      const current = currentOf(error, bankEntry)
      if (current) setEntry(current)
      const named = error.problem?.errors ?? []
      setMistakes(Object.fromEntries(named.map(({ path, detail }) => [path, detail])))
      return named.length > 0
    },
  })
  const save = (body: BankEntryUpdate) => mutate([{ params: { id: entry.id }, body, ifMatch: entry.version }])
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="wrap-anywhere">
        <strong>{entry.name ?? text.nobody}</strong>, {formatDate(entry.booked_on)}, {formatEuros(entry.amount)}
        {entry.message && <span className="block text-ink-muted">{entry.message}</span>}
      </p>
      {entry.state === 'matched' ? (
        <Release isPending={isPending} onRelease={() => save({ state: 'unmatched' })} />
      ) : (
        <>
          <Give
            suggestions={entry.suggestions}
            mistake={mistakes.order}
            isPending={isPending}
            onGive={(order) => save({ state: 'matched', order })}
          />
          <Ignore
            mistake={mistakes.reason}
            isPending={isPending}
            onIgnore={(reason) => save({ state: 'ignored', reason })}
          />
        </>
      )}
    </div>
  )
}

interface GiveProps {
  suggestions: readonly Suggestion[]
  mistake: string | undefined
  isPending: boolean
  onGive: (order: string) => void
}

function Give({ suggestions, mistake, isPending, onGive }: GiveProps) {
  const [order, setOrder] = useState(() => String(suggestions[0]?.number ?? ''))
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!isPending) onGive(order.trim())
  }
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4 rounded-md border border-line p-4">
      <TextField
        label={text.orderNumber}
        hint={text.orderHint}
        inputMode="numeric"
        autoComplete="off"
        value={order}
        error={mistake}
        onChange={({ target }) => setOrder(target.value)}
      />
      {suggestions.length > 0 && (
        <ul className="grid gap-2">
          {suggestions.map((suggestion) => (
            <li key={suggestion.order_id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Button
                onClick={() => setOrder(String(suggestion.number))}
                aria-pressed={order === `${suggestion.number}`}
              >
                {text.suggest(suggestion)}
              </Button>
              <span className="text-sm text-ink-muted">
                {formatEuros(suggestion.left)}, {suggestion.same.map((what) => text.same[what]).join(', ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Button type="submit" tone="action" className="justify-self-start" pending={isPending}>
        {text.give}
      </Button>
    </form>
  )
}

interface IgnoreProps {
  mistake: string | undefined
  isPending: boolean
  onIgnore: (reason: string) => void
}

function Ignore({ mistake, isPending, onIgnore }: IgnoreProps) {
  const [reason, setReason] = useState('')
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!isPending) onIgnore(reason)
  }
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4 rounded-md border border-line p-4">
      <TextField
        label={text.ignoreReason}
        maxLength={300}
        value={reason}
        error={mistake}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" className="justify-self-start" pending={isPending}>
        {text.ignore}
      </Button>
    </form>
  )
}

function Release({ isPending, onRelease }: { isPending: boolean; onRelease: () => void }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button className="justify-self-start" pending={isPending} onClick={() => setAsking(true)}>
        {text.release}
      </Button>
      <ConfirmDialog
        {...text.releaseQuestion}
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onRelease()
        }}
      />
    </>
  )
}
