import { useEffect, useRef } from 'react'
import { Loading } from '~/components/admin/list-states.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { offerText as text } from './offers.fi.ts'

interface Props {
  /** The message that asks for the offer. */
  contactMessageId: string
  onStarted: (id: string) => void
}

/** Begins the offer that a message asks for, or takes up the draft that it has already, and goes on to it. */
export function StartOffer({ contactMessageId, onStarted }: Props) {
  const { mutate, error } = useWrite('POST /api/admin/offers', {
    failure: text.startFailed,
    changes: ['GET /api/admin/offers'],
    onSuccess: ({ id }) => onStarted(id),
    onFailure: () => true,
  })
  const key = useRef(crypto.randomUUID())
  const start = () => mutate([{ body: { contact_message_id: contactMessageId }, idempotencyKey: key.current }])
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    start()
  })
  return error ? <LoadFailure title={text.startFailed} error={error} onRetry={start} /> : <Loading />
}
