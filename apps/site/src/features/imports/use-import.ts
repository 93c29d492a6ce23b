import type { EndpointKey } from '@arkpax/schema/endpoints'
import { type ImportRun, importEvent } from '@arkpax/schema/imports'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asStaff } from '~/components/admin/admin-session.ts'
import { ApiError, type CallArguments, callEvents } from '~/lib/api.ts'
import { readsOf } from '~/lib/read-query.ts'
import { showToast } from '~/lib/toast.ts'
import { importsText as text } from './imports.fi.ts'

/** The calls that tell how far they are. */
type ImportCall =
  | 'POST /api/admin/imports'
  | 'POST /api/admin/imports/{id}/run'
  | 'POST /api/admin/imports/{id}/take-back'

/** What an import may have made old. */
const READS: EndpointKey[] = [
  'GET /api/admin/imports',
  'GET /api/admin/imports/{id}',
  'GET /api/admin/imports/{id}/rows',
]

interface Options<K extends ImportCall> {
  failure: string
  onDone: (run: ImportRun, sent: CallArguments<K>) => void
  /** Tells of the failure in its own place; true leaves the toast out. */
  onFailure?: (error: ApiError) => boolean
}

/** Makes such a call, and tells how far it is while it runs. */
export function useImport<K extends ImportCall>(key: K, { failure, onDone, onFailure }: Options<K>) {
  const client = useQueryClient()
  const [progress, setProgress] = useState({ rows: 0, of: 0 })
  const { mutate, isPending } = useMutation<ImportRun, Error, CallArguments<K>>({
    mutationKey: [key],
    onMutate: () => setProgress({ rows: 0, of: 0 }),
    mutationFn: (sent) => asStaff(() => lastOf(callEvents(key, ...sent), setProgress)),
    onSuccess: (run, sent) => onDone(run, sent),
    onError: (error) => {
      if (error instanceof ApiError && onFailure?.(error)) return
      const description = error instanceof ApiError ? error.detail : text.maybe
      showToast({ title: failure, description: description ?? text.nothingChanged, tone: 'destructive' })
    },
    onSettled: () => Promise.all(READS.map((read) => client.invalidateQueries({ queryKey: readsOf(read) }))),
  })
  return { mutate, isPending, progress }
}

/** The import that the events end with. */
async function lastOf(
  events: AsyncIterable<unknown>,
  tell: (progress: { rows: number; of: number }) => void,
): Promise<ImportRun> {
  for await (const each of events) {
    const { event, data } = importEvent.parse(each)
    if (event === 'done') return data
    tell(data)
  }
  throw new TypeError('the stream broke off')
}
