import type { EndpointKey } from '@arkpax/schema/endpoints'
import type { RecallDetail } from '@arkpax/schema/recalls'
import { useState } from 'react'
import { ScreenSection } from '~/components/admin/ScreenSection.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import type { ButtonTone } from '~/components/ui/button.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { adminPaths } from '~/lib/admin-paths.ts'
import { useWrite } from '~/lib/use-write.ts'
import { recallStepsText as text } from './admin-recalls.fi.ts'

/** How far a recall is, and what can be done with it next; each step asks first. */
export function RecallSteps({ given }: { given: RecallDetail }) {
  const { state, counts, missing } = given
  const mayPublish = useMay('recalls.publish')
  const mayWrite = useMay('recalls.write')
  const { units, with_address, people, told, sent, failed, answered } = counts
  return (
    <ScreenSection title={text.progress}>
      {state === 'draft' && missing.length > 0 && (
        <div>
          <p className="font-semibold">{text.missing}</p>
          <ul className="list-disc pl-5">
            {missing.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
      {state !== 'draft' && (
        <ul className="grid gap-1 tabular-nums">
          <li>{text.told(told, people)}</li>
          <li>{text.sent(sent)}</li>
          {failed > 0 && <li className="font-semibold text-danger">{text.failed(failed)}</li>}
          <li>{text.answered(answered, units)}</li>
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {state === 'draft' && mayPublish && missing.length === 0 && (
          <Step
            endpoint="POST /api/admin/recalls/{id}/publish"
            given={given}
            tone="action"
            say={[text.publish, text.askPublish, text.publishes(units, people, units - with_address)]}
            told={[text.published, text.publishFailed]}
          />
        )}
        {state === 'draft' && !mayPublish && <p className="text-ink-muted">{text.mayNotPublish}</p>}
        {state === 'open' && mayPublish && (
          <>
            <Step
              endpoint="POST /api/admin/recalls/{id}/remind"
              given={given}
              tone="action"
              say={[text.remind, text.askRemind, text.reminds(units - answered)]}
              told={[text.reminded, text.remindFailed]}
            />
            <Step
              endpoint="POST /api/admin/recalls/{id}/close"
              given={given}
              say={[text.close, text.askClose, text.closes]}
              told={[text.closed, text.closeFailed]}
            />
          </>
        )}
        {state === 'draft' && mayWrite && <RemoveDraft id={given.id} />}
      </div>
    </ScreenSection>
  )
}

const changes: EndpointKey[] = [
  'GET /api/admin/recalls',
  'GET /api/admin/recalls/{id}',
  'GET /api/admin/recalls/{id}/units',
]

interface StepProps {
  endpoint: `POST /api/admin/recalls/{id}/${'publish' | 'remind' | 'close'}`
  given: RecallDetail
  tone?: ButtonTone
  /** The button, the question, and what comes of it. */
  say: readonly [label: string, title: string, text: string]
  told: readonly [success: string, failure: string]
}

function Step({
  endpoint,
  given: { id, version },
  tone,
  say: [label, title, asks],
  told: [success, failure],
}: StepProps) {
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending } = useWrite(endpoint, {
    success,
    failure,
    changes,
    doubts: ['GET /api/admin/recalls/{id}'],
    onSuccess: () => setAsked(false),
    onFailure() {
      setAsked(false)
      return false
    },
  })
  return (
    <>
      <Button tone={tone} onClick={() => setAsked(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={title}
        text={asks}
        confirmLabel={label}
        tone={tone === 'action' ? 'action' : 'danger'}
        pending={isPending}
        onClose={() => setAsked(false)}
        onConfirm={() => mutate([{ params: { id }, ifMatch: version }])}
      />
    </>
  )
}

function RemoveDraft({ id }: { id: string }) {
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending } = useWrite('DELETE /api/admin/recalls/{id}', {
    success: text.removed,
    failure: text.removeFailed,
    onSuccess: () => location.assign(adminPaths.recalls),
  })
  return (
    <>
      <Button onClick={() => setAsked(true)}>{text.remove}</Button>
      <ConfirmDialog
        open={isAsked}
        title={text.askRemove}
        text={text.removes}
        confirmLabel={text.remove}
        pending={isPending}
        onClose={() => setAsked(false)}
        onConfirm={() => mutate([{ params: { id } }])}
      />
    </>
  )
}
