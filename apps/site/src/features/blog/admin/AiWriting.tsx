import { useQuery } from '@tanstack/react-query'
import { asStaff } from '~/components/admin/admin-session.ts'
import { LoadFailure, Loading } from '~/components/admin/list-states.tsx'
import { call } from '~/lib/api.ts'
import { AiForm } from './AiForm.tsx'
import { AiOff } from './AiOff.tsx'
import { aiText } from './ai-writing.fi.ts'
import type { AiWritingState } from './use-ai-writing.ts'

/** The tab of AI writing: the form where the server has a model, otherwise what it needs. */
export function AiWriting({ writing }: { writing: AiWritingState }) {
  const state = useQuery({
    queryKey: ['GET /api/admin/ai-writing'],
    queryFn: () => asStaff(() => call('GET /api/admin/ai-writing')),
  })
  if (state.isPending) return <Loading />
  if (state.isError) return <LoadFailure title={aiText.checkFailed} error={state.error} onRetry={state.refetch} />
  return state.data.available ? <AiForm writing={writing} /> : <AiOff />
}
