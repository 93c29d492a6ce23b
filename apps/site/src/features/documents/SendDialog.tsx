import { type DocumentDetail, documentMailInput } from '@arkpax/schema/documents'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { FormDialog } from '~/components/admin/FormDialog.tsx'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { dropDraft } from '~/components/admin/form-drafts.ts'
import { MailSheet } from '~/components/admin/MailSheet.tsx'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { TextArea, TextField } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { Skeleton } from '~/components/ui/react/Skeleton.tsx'
import { useFreshRead } from '~/lib/use-read.ts'
import { useWrite } from '~/lib/use-write.ts'
import { documentsTexts, documentTitle } from './documents.fi.ts'

const text = documentsTexts.sending

interface Props {
  /** What to send; null while nobody asks. */
  document: DocumentDetail | null
  onClose: () => void
}

/** Mails a document, after a look at the mail. */
export function SendDialog({ document, onClose }: Props) {
  const draft = `document-mail:${document?.id}`
  const title = document ? text.title(documentTitle(document)) : ''
  return (
    <FormDialog open={document !== null} onClose={onClose} title={title} draft={draft} discard={text.discard}>
      {({ onTyped, close }) =>
        document && <SendForm draft={draft} {...{ document, onTyped, onCancel: close, onSent: onClose }} />
      }
    </FormDialog>
  )
}

interface FormProps {
  draft: string
  document: DocumentDetail
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
  onSent: () => void
}

const mailValues = z.object({ to: z.string(), message: z.string() })

function SendForm({ draft: name, document, onTyped, onCancel, onSent }: FormProps) {
  const values = { to: document.buyer_email, message: '' }
  const form = useForm({ resolver: zodResolver(documentMailInput), defaultValues: values })
  const draft = useFormDraft({ name, form, schema: mailValues, start: { values, version: null } })
  const { errors, isDirty } = form.formState
  const preview = useFreshRead('GET /api/admin/documents/{id}/mail-preview', { params: { id: document.id } })
  const { mutate, isPending } = useWrite('POST /api/admin/documents/{id}/send', {
    success: (_, [{ body }]) => text.done(body.to),
    failure: text.failed,
    onSuccess() {
      dropDraft(name)
      onSent()
    },
    onFailure: (error) => showFieldErrors(form.setError, error),
  })
  useTyped(isDirty, onTyped)
  const submit = form.handleSubmit((body) => mutate([{ params: { id: document.id }, body }]))
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <TextField label={text.to} type="email" required error={errors.to?.message} {...form.register('to')} />
      <TextArea
        label={text.message}
        hint={text.messageHint}
        rows={3}
        maxLength={2_000}
        error={errors.message?.message}
        {...form.register('message')}
      />
      <Loaded read={preview} failure={text.previewFailed} waiting={<Skeleton className="h-32" />}>
        {(mail) => <MailSheet label={text.mail} mail={mail} />}
      </Loaded>
      <p className="text-sm text-ink-muted">{text.mail}</p>
      <FormActions label={text.submit} onCancel={onCancel} pending={isPending} />
    </form>
  )
}
