import type { PrivacyRequest } from '@arkpax/schema/privacy-requests'
import { useTextDraft } from '~/components/admin/use-text-draft.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextArea } from '~/components/ui/react/Field.tsx'
import { ApiError } from '~/lib/api.ts'
import { useWrite } from '~/lib/use-write.ts'
import { requestText as text } from './privacy.fi.ts'
import { REQUEST_READS, tellRefusal } from './use-request-update.ts'

/** How the request ends: done, or refused for a reason. Erasing ends it by itself. */
export function Outcome({ request: { id, kind, version } }: { request: PrivacyRequest }) {
  const { typed: outcome, type, drop } = useTextDraft(`privacy-outcome:${id}`, '')
  const { mutate, isPending, error } = useWrite('PUT /api/admin/privacy-requests/{id}/outcome', {
    success: text.ended,
    failure: text.updateFailed,
    changes: REQUEST_READS,
    doubts: REQUEST_READS,
    onSuccess: drop,
    onFailure: tellRefusal,
  })
  const problem = error instanceof ApiError ? error.problem : undefined
  const end = (state: 'done' | 'refused') => mutate([{ params: { id }, body: { state, outcome }, ifMatch: version }])
  return (
    <section aria-label={text.end} className="grid grid-cols-1 gap-3 border-t border-line pt-5">
      <h3 className="font-semibold">{text.end}</h3>
      <TextArea
        label={text.endReason}
        hint={text.endHint}
        rows={3}
        maxLength={2_000}
        value={outcome}
        readOnly={isPending}
        error={problem?.errors?.find(({ path }) => path === 'outcome')?.detail}
        onChange={({ target }) => type(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        {kind !== 'erase' && (
          <Button tone="solid" pending={isPending} onClick={() => end('done')}>
            {text.done}
          </Button>
        )}
        <Button pending={isPending} onClick={() => end('refused')}>
          {text.refuse}
        </Button>
      </div>
    </section>
  )
}
