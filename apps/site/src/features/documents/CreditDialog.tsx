import { readDecimal, typedDecimal } from '@arkpax/schema/decimal'
import { type CreditedSum, creditInput, type DocumentDetail } from '@arkpax/schema/documents'
import { percentIn } from '@arkpax/schema/facts-company'
import { formatEuros } from '@arkpax/schema/format-fi'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { FormDialog } from '~/components/admin/FormDialog.tsx'
import { draftKey, dropDraft } from '~/components/admin/form-drafts.ts'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { Select, TextField } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import type { ApiError } from '~/lib/api.ts'
import { useWrite } from '~/lib/use-write.ts'
import { documentsTexts, documentTitle } from './documents.fi.ts'
import { DOCUMENT_READS } from './documents-reads.ts'

const text = documentsTexts.crediting

interface Props {
  /** What to credit; null while nobody asks. */
  document: DocumentDetail | null
  /** What is to be credited of it since its order was made cheaper. */
  due: readonly CreditedSum[] | undefined
  onClose: () => void
}

/** Makes a credit note of all that is left of a document, or of some of it: pieces, or a sum. */
export function CreditDialog({ document, due, onClose }: Props) {
  const draft = `document-credit:${document?.id}${due ? ':due' : ''}`
  const title = document ? text.title(documentTitle(document)) : ''
  return (
    <FormDialog open={document !== null} onClose={onClose} title={title} draft={draft} discard={text.discard}>
      {({ onTyped, close }) =>
        document && <CreditForm draft={draft} {...{ document, due, onTyped, onCancel: close, onDone: onClose }} />
      }
    </FormDialog>
  )
}

interface FormProps {
  draft: string
  document: DocumentDetail
  due: Props['due']
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
  onDone: () => void
}

const { reason } = creditInput.shape
const asTyped = z.array(z.string())
/** Nothing typed is nothing credited. */
const readSum = (typed: string) => (typed.trim() === '' ? 0 : readDecimal(typed))

const typedCredit = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('pieces'),
    reason,
    sums: asTyped,
    pieces: z
      .array(z.string().regex(/^\s*\d{0,5}\s*$/, text.notNumber))
      .refine((pieces) => pieces.some((typed) => Number(typed) > 0), text.nothing),
  }),
  z.object({
    by: z.literal('sums'),
    reason,
    pieces: asTyped,
    sums: z
      .array(z.string().refine((typed) => (readSum(typed) ?? -1) >= 0, text.notSum))
      .refine((sums) => sums.some((typed) => readSum(typed) !== 0), text.noSum),
  }),
])
const waysOf = z.enum(['pieces', 'sums'])
const creditValues = z.object({ by: waysOf, reason: z.string(), pieces: asTyped, sums: asTyped })
type CreditValues = z.output<typeof creditValues>

/** All pieces that are left, or what is to be credited since the order was made cheaper. */
function startOf({ lines, rates }: DocumentDetail, due: Props['due']): CreditValues {
  const dueAt = (rate: number) => due?.find(({ vat_percent }) => vat_percent === rate)?.amount
  return {
    by: due || lines.every(({ left }) => left === 0) ? 'sums' : 'pieces',
    reason: due ? text.dueReason : '',
    pieces: lines.map(({ left }) => String(left)),
    sums: rates
      .map(({ vat_percent }) => typedDecimal(dueAt(vat_percent) ?? 0, 2))
      .map((sum) => (sum === '0,00' ? '' : sum)),
  }
}

function CreditForm({ draft: name, document, due, onTyped, onCancel, onDone }: FormProps) {
  const values = startOf(document, due)
  const form = useForm({ resolver: zodResolver(typedCredit), defaultValues: values })
  const draft = useFormDraft({ name, form, schema: creditValues, start: { values, version: null } })
  const { errors, isDirty } = form.formState
  const { mutate, isPending } = useWrite('POST /api/admin/documents/{id}/credit', {
    success: (note) => documentsTexts.issued(documentTitle(note)),
    failure: text.failed,
    changes: DOCUMENT_READS,
    doubts: DOCUMENT_READS,
    onSuccess() {
      dropDraft(name)
      onDone()
    },
    onFailure: (error) => showAtLines(error),
  })
  useTyped(isDirty, onTyped)

  const by = form.watch('by')

  const linesOf = (pieces: readonly string[]) =>
    pieces.flatMap((typed, line) => (Number(typed) > 0 ? [{ line, quantity: Number(typed) }] : []))

  const sumsOf = (sums: readonly string[]) =>
    document.rates.flatMap(({ vat_percent }, rate) => {
      const amount = readSum(sums[rate] ?? '') ?? 0
      return amount > 0 ? [{ rate, sent: { vat_percent, amount } }] : []
    })

  /** The server names the lines and sums that were sent; the form has all of them. */
  function showAtLines(error: ApiError): boolean {
    const { pieces, sums } = form.getValues()
    const problems = error.problem?.errors ?? []
    for (const { path, detail } of problems) {
      const place = Number(path.match(/^(?:lines|sums)\.(\d+)\./)?.[1])
      const line = path.startsWith('lines') ? linesOf(pieces)[place]?.line : undefined
      const rate = path.startsWith('sums') ? sumsOf(sums)[place]?.rate : undefined
      const field =
        line !== undefined ? (`pieces.${line}` as const) : rate !== undefined ? (`sums.${rate}` as const) : 'reason'
      form.setError(field, { message: detail }, { shouldFocus: true })
    }
    return problems.length > 0
  }

  const submit = form.handleSubmit(({ by, reason, pieces, sums }) => {
    const body =
      by === 'pieces' ? { reason, lines: linesOf(pieces) } : { reason, sums: sumsOf(sums).map(({ sent }) => sent) }
    mutate([{ params: { id: document.id }, body, idempotencyKey: draftKey(name, JSON.stringify(body)) }])
  })
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <p>{text.text}</p>
      <Select
        label={text.by}
        value={by}
        onChange={({ target }) => form.setValue('by', waysOf.parse(target.value), { shouldDirty: true })}
      >
        <Options labels={text.ways} />
      </Select>
      {by === 'pieces' ? (
        <fieldset className="grid gap-4">
          <legend className="mb-2 font-semibold">{text.lines}</legend>
          {document.lines.map(({ name: product, left }, line) =>
            left === 0 ? null : (
              <NumberField
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of a document never change, and their place is their name
                key={line}
                label={text.line(product, left)}
                error={errors.pieces?.[line]?.message}
                {...form.register(`pieces.${line}`)}
              />
            ),
          )}
          <Mistake text={errors.pieces?.root?.message} />
        </fieldset>
      ) : (
        <fieldset className="grid gap-4">
          <legend className="mb-2 font-semibold">{text.sums}</legend>
          {document.rates.map(({ vat_percent, left }, rate) =>
            left === 0 ? null : (
              <NumberField
                key={vat_percent}
                decimals
                label={text.sum(percentIn(vat_percent, 'fi'))}
                hint={text.most(formatEuros(left))}
                error={errors.sums?.[rate]?.message}
                {...form.register(`sums.${rate}`)}
              />
            ),
          )}
          <Mistake text={errors.sums?.root?.message} />
        </fieldset>
      )}
      <TextField
        label={text.reason}
        hint={text.reasonHint}
        maxLength={200}
        required
        error={errors.reason?.message}
        {...form.register('reason')}
      />
      <FormActions label={text.submit} onCancel={onCancel} pending={isPending} />
    </form>
  )
}

const Mistake = ({ text: mistake }: { text: string | undefined }) =>
  mistake ? (
    <p role="alert" className="text-sm text-danger">
      {mistake}
    </p>
  ) : null
