import type { ContactPresence } from '@arkpax/schema/contact-presence'
import { PRESENCE_EVERY_MS } from '@arkpax/schema/contact-presence'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { asStaff } from '~/components/admin/admin-session.ts'
import { call } from '~/lib/api.ts'
import { readKey } from '~/lib/read-query.ts'
import { lastTouched } from './last-touched.ts'

const KEY = 'PUT /api/admin/contact-messages/{id}/presence'
const ONE = 'GET /api/admin/contact-messages/{id}'

/** Whoever has typed so recently is writing. */
const TYPING_MS = 20_000
/** After so long without a touch nobody is looking, and the session may end as it would. */
const AWAY_MS = 3 * 60_000

/**
 * Tells the others that one has a message open, every five seconds while the tab is in sight and somebody is at it, and tells who else has.
 * What they have changed comes on the screen. `onTyping` is called with every letter of an answer.
 */
export function usePresence(id: string) {
  const client = useQueryClient()
  const [others, setOthers] = useState<ContactPresence['others']>([])
  const typedAt = useRef(0)
  const onTyping = useCallback(() => {
    typedAt.current = Date.now()
  }, [])

  useEffect(() => {
    const tab = crypto.randomUUID()
    let state: string | undefined
    let isAsking = false
    const tell = (activity: 'open' | 'typing' | 'left') =>
      asStaff(() => call(KEY, { params: { id }, body: { tab, activity } }))

    async function ask() {
      if (isAsking || document.hidden || Date.now() - lastTouched() > AWAY_MS) return
      isAsking = true
      try {
        const heard = await tell(Date.now() - typedAt.current < TYPING_MS ? 'typing' : 'open')
        setOthers(heard.others)
        if (state !== undefined && state !== heard.state)
          void client.invalidateQueries({ queryKey: readKey(ONE, { params: { id } }) })
        state = heard.state
      } catch {
        setOthers([]) // Nobody is known of without the network; the screen tells that there is none.
      } finally {
        isAsking = false
      }
    }

    void ask()
    const timer = setInterval(ask, PRESENCE_EVERY_MS)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
      tell('left').catch(() => {}) // It runs out by itself.
    }
  }, [id, client])

  return { others, onTyping }
}
