import { useEffect, useRef } from 'react'
import { Loading } from '~/components/admin/list-states.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { letterText as text } from './letters.fi.ts'

/** Begins a letter and goes on to it. */
export function StartLetter({ onStarted }: { onStarted: (id: string) => void }) {
  const { mutate, error } = useWrite('POST /api/admin/letters', {
    failure: text.startFailed,
    changes: ['GET /api/admin/letters'],
    onSuccess: ({ id }) => onStarted(id),
    onFailure: () => true,
  })
  const key = useRef(crypto.randomUUID())
  const start = () => mutate([{ body: {}, idempotencyKey: key.current }])
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    start()
  })
  return error ? <LoadFailure title={text.startFailed} error={error} onRetry={start} /> : <Loading />
}
