import type { Answer } from '@arkpax/schema/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readKey } from '~/lib/read-query.ts'

const READ = 'GET /api/admin/publishing'
const BUSY_MS = 3_000
const REST_MS = 15_000
const AWAY_AFTER_MS = 120_000

/**
 * The state of publishing, asked again while something is going on. At rest it is asked less often, since a colleague may
 * begin a build, and only while somebody moves or types here: otherwise the asking would keep a left session alive.
 */
export function usePublishing() {
  const query = useQuery<Answer<typeof READ>>({
    queryKey: readKey(READ),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (isBusy(state.data?.state) ? BUSY_MS : false),
  })
  const { refetch } = query
  const isAtRest = !isBusy(query.data?.state)

  useEffect(() => {
    if (!isAtRest) return
    let lastSeen = Date.now()
    const see = () => {
      lastSeen = Date.now()
    }
    const timer = setInterval(() => {
      if (!document.hidden && Date.now() - lastSeen < AWAY_AFTER_MS) void refetch()
    }, REST_MS)
    for (const sign of SIGNS) addEventListener(sign, see)
    return () => {
      clearInterval(timer)
      for (const sign of SIGNS) removeEventListener(sign, see)
    }
  }, [isAtRest, refetch])
  return query
}

const SIGNS = ['pointermove', 'keydown', 'scroll'] as const

const isBusy = (state: string | undefined) => state === 'waiting' || state === 'building'
