import { STATEMENT_MAX_BYTES, type StatementInput, type StatementPlan } from '@arkpax/schema/bank-statements'
import { type SubmitEvent, useRef, useState } from 'react'
import { base64Of } from '~/components/admin/base64-of.ts'
import { FileField } from '~/components/admin/FileField.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { idempotencyKeys } from '~/lib/idempotency.ts'
import { useWrite } from '~/lib/use-write.ts'
import { PastStatements } from './PastStatements.tsx'
import { PAYMENT_READS } from './payment-reads.ts'
import { statementsText as text } from './payments.fi.ts'
import { StatementEntries } from './StatementEntries.tsx'

/** Brings in a statement of the bank: it is looked at first, and changes nothing before it is booked. */
export function Statements() {
  const [looked, setLooked] = useState<{ sent: StatementInput; plan: StatementPlan; isBooked: boolean }>()
  return (
    <div className="grid grid-cols-1 gap-8">
      {looked ? (
        <Looked
          {...looked}
          onBooked={(plan) => setLooked({ ...looked, plan, isBooked: true })}
          onLeave={() => setLooked(undefined)}
        />
      ) : (
        <ChooseStatement onLooked={(sent, plan) => setLooked({ sent, plan, isBooked: false })} />
      )}
      <PastStatements />
    </div>
  )
}

function ChooseStatement({ onLooked }: { onLooked: (sent: StatementInput, plan: StatementPlan) => void }) {
  const [file, setFile] = useState<File>()
  const [mistake, setMistake] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const sent = useRef<StatementInput>(null)
  const { mutate, isPending } = useWrite('POST /api/admin/bank-statements/preview', {
    failure: text.previewFailed,
    onSuccess: (plan) => sent.current && onLooked(sent.current, plan),
    onFailure(error) {
      const detail = error.problem?.errors?.find(({ path }) => path === 'content')?.detail
      refuse(detail)
      return detail !== undefined
    },
  })

  function refuse(reason: string | undefined) {
    setMistake(reason)
    field.current?.focus()
  }

  async function preview(event: SubmitEvent) {
    event.preventDefault()
    if (isPending) return
    if (!file) return refuse(text.noFile)
    if (file.size > STATEMENT_MAX_BYTES) return refuse(text.tooLarge)
    const content = await base64Of(file).catch(() => undefined)
    if (content === undefined) return refuse(text.unread)
    setMistake(undefined)
    sent.current = { file_name: file.name.slice(-200), content }
    mutate([{ body: sent.current }])
  }

  return (
    <form
      onSubmit={preview}
      noValidate
      className="grid grid-cols-1 gap-5 rounded-md border border-line bg-surface p-5 sm:p-6"
    >
      <FileField
        label={text.file}
        hint={text.fileHint}
        accept=".xml,application/xml,text/xml"
        ref={field}
        error={mistake}
        onChoose={(chosen) => {
          setFile(chosen)
          setMistake(chosen && chosen.size > STATEMENT_MAX_BYTES ? text.tooLarge : undefined)
        }}
      />
      <Button type="submit" tone="action" className="justify-self-start" pending={isPending}>
        {text.preview}
      </Button>
    </form>
  )
}

interface LookedProps {
  sent: StatementInput
  plan: StatementPlan
  isBooked: boolean
  onBooked: (plan: StatementPlan) => void
  onLeave: () => void
}

function Looked({ sent, plan, isBooked, onBooked, onLeave }: LookedProps) {
  const [keyOf] = useState(idempotencyKeys)
  const { mutate, isPending } = useWrite('POST /api/admin/bank-statements', {
    success: text.booked,
    failure: text.bookFailed,
    changes: PAYMENT_READS,
    onSuccess: onBooked,
  })
  const isNew = plan.statements.some(({ counts, entries }) => entries.length > counts.known + counts.refused)
  return (
    <section
      aria-label={isBooked ? text.bookedTitle : text.previewTitle}
      className="grid grid-cols-1 gap-5 rounded-md border border-line bg-surface p-5 sm:p-6"
    >
      <h2 className="display text-xl">{isBooked ? text.bookedTitle : text.previewTitle}</h2>
      <p className="wrap-anywhere text-ink-muted">{plan.file_name}</p>
      {plan.statements.map((statement, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: statements of a file have no names of their own
        <StatementEntries key={at} statement={statement} />
      ))}
      {!isNew && !isBooked && <p>{text.nothingNew}</p>}
      <div className="flex flex-wrap gap-3">
        {isNew && !isBooked && (
          <Button
            tone="action"
            pending={isPending}
            onClick={() => mutate([{ body: sent, idempotencyKey: keyOf(sent.content) }])}
          >
            {text.book}
          </Button>
        )}
        <Button onClick={onLeave}>{text.another}</Button>
      </div>
    </section>
  )
}
