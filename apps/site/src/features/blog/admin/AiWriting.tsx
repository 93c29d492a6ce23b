import { Loading } from '~/components/admin/list-states.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { useRead } from '~/lib/use-read.ts'
import { AiForm } from './AiForm.tsx'
import { aiText } from './ai-writing.fi.ts'
import type { AiWritingState } from './use-ai-writing.ts'

/** The tab of AI writing: the form where the server has a model, otherwise what it needs. */
export function AiWriting({ writing }: { writing: AiWritingState }) {
  const state = useRead('GET /api/admin/ai-writing')
  if (state.isPending) return <Loading />
  if (state.isError) return <LoadFailure title={aiText.checkFailed} error={state.error} onRetry={state.refetch} />
  return state.data.available ? <AiForm writing={writing} /> : <AiOff />
}

/** Says plainly that AI writing is not there, and what the server needs for it. */
function AiOff() {
  const { off } = aiText
  return (
    <div className="grid max-w-prose gap-4">
      <h2 className="display text-lg">{off.title}</h2>
      <p>{off.text}</p>
      <dl className="grid gap-x-6 gap-y-2 border-y border-line py-4 sm:grid-cols-[max-content_1fr]">
        {off.settings.map(({ name, text }) => (
          <div key={name} className="contents">
            <dt className="font-mono text-sm">{name}</dt>
            <dd className="text-ink-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p>{off.manual}</p>
    </div>
  )
}
