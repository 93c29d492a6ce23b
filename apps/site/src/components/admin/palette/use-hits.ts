import type { Answer } from '@arkpax/schema/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readKey } from '~/lib/read-query.ts'

const PAUSE_MS = 150
const SHORTEST = 2

/**
 * What the server finds for a text, once the typing pauses. What was found for another text is never shown, and nothing is
 * kept when the palette closes.
 */
export function useHits(typed: string) {
  const text = typed.trim()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])

  const isWanted = text.length >= SHORTEST
  const { data, error, refetch } = useQuery<Answer<'GET /api/admin/search'>>({
    queryKey: readKey('GET /api/admin/search', { query: { q: asked } }),
    enabled: asked.length >= SHORTEST,
    gcTime: 0,
  })
  const isCurrent = isWanted && asked === text
  return {
    hits: isCurrent ? (data?.hits ?? []) : [],
    error: isCurrent ? error : null,
    isSearching: isWanted && !(isCurrent && (data || error)),
    refetch,
  }
}
