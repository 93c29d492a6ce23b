import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readKey } from '~/lib/read-query.ts'
import { useRead } from '~/lib/use-read.ts'
import { useUpdateMessage } from './use-message-changes.ts'

const ONE = 'GET /api/admin/contact-messages/{id}'
const ASK_AGAIN_MS = 3_000

/**
 * Reads a message as it is opened, anew every time, and marks it read if it was new: once, so that staff may set
 * it new again. It is read again now and then while an answer to it waits to leave.
 */
export function useOpenedMessage(id: string) {
  const client = useQueryClient()
  const query = useRead(ONE, { params: { id } })
  const { mutate } = useUpdateMessage({ isStaleShown: true })
  const isOpened = useRef(false)
  const { status, version } = query.data ?? {}

  useEffect(() => {
    if (!status || isOpened.current) return
    isOpened.current = true
    if (status === 'new') mutate([{ params: { id }, body: { status: 'read' }, ifMatch: version }])
  }, [status, version, id, mutate])

  const { data, refetch } = query
  const isLeaving = data?.replies.some(({ delivery }) => delivery === 'waiting') ?? false
  useEffect(() => {
    if (!isLeaving) return
    const timer = setInterval(refetch, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isLeaving, refetch])

  useEffect(() => () => client.removeQueries({ queryKey: readKey(ONE, { params: { id } }) }), [client, id])
  return query
}
