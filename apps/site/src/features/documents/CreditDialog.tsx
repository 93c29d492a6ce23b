import { creditInput, type DocumentDetail } from '@arkpax/schema/documents'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { FormDialog } from '~/components/admin/FormDialog.tsx'
import { draftKey, dropDraft } from '~/components/admin/form-drafts.ts'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { TextField } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import type { ApiError } from '~/lib/api.ts'
import { useWrite } from '~/lib/use-write.ts'
import { documentsTexts, documentTitle } from './documents.fi.ts'
import { DOCUMENT_READS } from './documents-reads.ts'

const text = documentsTexts.crediting

interface Props {
  /** What to credit; null while nobody asks. */
  document: DocumentDetail | null
  onClose: () => void
}

/** Makes a credit note of all that is left of a document, or of some of it. */
export function CreditDialog({ document, onClose }: Props) {
  const draft = `document-credit:${document?.id}`
  const title = document ? text.title(documentTitle(document)) : ''
  return (
    <FormDialog open={document !== null} onClose={onClose} title={title} draft={draft} discard={text.discard}>
      {({ onTyped, close }) =>
        document && <CreditForm draft={draft} {...{ document, onTyped, onCancel: close, onDone: onClose }} />
      }
    </FormDialog>
  )
}

interface FormProps {
  draft: string
  document: DocumentDetail
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
  onDone: () => void
}

const typedCredit = z.object({
  reason: creditInput.shape.reason,
  pieces: z
    .array(z.string().regex(/^\s*\d{0,5}\s*$/, text.notNumber))
    .refine((pieces) => pieces.some((typed) => Number(typed) > 0), text.nothing),
})
const creditValues = z.object({ reason: z.string(), pieces: z.array(z.string()) })

function CreditForm({ draft: name, document, onTyped, onCancel, onDone }: FormProps) {
  const values = { reason: '', pieces: document.lines.map(({ left }) => String(left)) }
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

  const linesOf = (pieces: readonly string[]) =>
    pieces.flatMap((typed, line) => (Number(typed) > 0 ? [{ line, quantity: Number(typed) }] : []))

  /** The server names the lines that were sent; the form has all of them. */
  function showAtLines(error: ApiError): boolean {
    const sent = linesOf(form.getValues('pieces'))
    const problems = error.problem?.errors ?? []
    for (const { path, detail } of problems) {
      const line = sent[Number(path.match(/^lines\.(\d+)\./)?.[1])]?.line
      form.setError(line === undefined ? 'reason' : `pieces.${line}`, { message: detail }, { shouldFocus: true })
    }
    return problems.length > 0
  }

  const submit = form.handleSubmit(({ reason, pieces }) => {
    const body = { reason, lines: linesOf(pieces) }
    mutate([{ params: { id: document.id }, body, idempotencyKey: draftKey(name, JSON.stringify(body)) }])
  })
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <p>{text.text}</p>
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
        {errors.pieces?.root?.message && (
          <p role="alert" className="text-sm text-danger">
            {errors.pieces.root.message}
          </p>
        )}
      </fieldset>
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
