import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { asStaff } from '~/components/admin/admin-session.ts'
import { usePresence } from '~/components/admin/use-presence.ts'
import { call } from '~/lib/api.ts'
import { readKey } from '~/lib/read-query.ts'

const ONE = 'GET /api/admin/contact-messages/{id}'

/** Who else has a message open. What they have changed comes on the screen. */
export function useMessagePresence(id: string) {
  const client = useQueryClient()
  const known = useRef<{ id: string; state: string }>(undefined)
  return usePresence({
    id,
    tell: (body) => asStaff(() => call('PUT /api/admin/contact-messages/{id}/presence', { params: { id }, body })),
    onState(state) {
      const isNew = known.current?.id === id && known.current.state !== state
      known.current = { id, state }
      if (isNew) void client.invalidateQueries({ queryKey: readKey(ONE, { params: { id } }) })
    },
  })
}
