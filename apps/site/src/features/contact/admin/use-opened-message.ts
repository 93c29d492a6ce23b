import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useAdminQuery } from '~/components/admin/use-admin-calls.ts'
import { readKey } from '~/lib/read-query.ts'
import { useUpdateMessage } from './use-message-changes.ts'

const ONE = 'GET /api/admin/contact-messages/{id}'

/**
 * Reads a message as it is opened, anew every time, and marks it read if it was new (spec §4): once, so that staff may set
 * it new again.
 */
export function useOpenedMessage(id: string) {
  const client = useQueryClient()
  const query = useAdminQuery(ONE, { params: { id } })
  const { mutate } = useUpdateMessage()
  const isOpened = useRef(false)
  const status = query.data?.status

  useEffect(() => {
    if (!status || isOpened.current) return
    isOpened.current = true
    if (status === 'new') mutate([{ params: { id }, body: { status: 'read' } }])
  }, [status, id, mutate])

  useEffect(() => () => client.removeQueries({ queryKey: readKey(ONE, { params: { id } }) }), [client, id])
  return query
}
