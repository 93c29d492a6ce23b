import type { PrivacyRequest } from '@arkpax/schema/privacy-requests'
import { type SubmitEvent, useState } from 'react'
import { useTextDraft } from '~/components/admin/use-text-draft.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextArea } from '~/components/ui/react/Field.tsx'
import { ApiError } from '~/lib/api.ts'
import { requestText as text } from './privacy.fi.ts'
import { useRequestUpdate } from './use-request-update.ts'

/** Two months more, for a reason that the person is told; once. */
export function Extension({ request: { id, extension_reason, version } }: { request: PrivacyRequest }) {
  const { typed: reason, type, drop } = useTextDraft(`privacy-extension:${id}`, '')
  const [isBegun] = useState(reason !== '')
  const { mutate, isPending, error } = useRequestUpdate(text.extendedToast)
  if (extension_reason !== null) return null
  const problem = error instanceof ApiError ? error.problem : undefined

  function extend(event: SubmitEvent) {
    event.preventDefault()
    mutate([{ params: { id }, body: { extension_reason: reason }, ifMatch: version }], { onSuccess: drop })
  }

  return (
    <details open={isBegun}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">{text.extension}</summary>
      <form onSubmit={extend} noValidate className="mt-2 grid grid-cols-1 gap-3">
        <TextArea
          label={text.extensionReason}
          hint={text.extensionHint}
          rows={3}
          maxLength={1_000}
          value={reason}
          readOnly={isPending}
          error={problem?.errors?.[0]?.detail}
          onChange={({ target }) => type(target.value)}
        />
        <Button type="submit" className="justify-self-start" pending={isPending}>
          {text.extend}
        </Button>
      </form>
    </details>
  )
}
