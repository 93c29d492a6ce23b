import type { Answer } from '@arkpax/schema/endpoints'
import type { WaitingKind } from '@arkpax/schema/today'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readKey, readsOf } from '~/lib/read-query.ts'
import type { AdminSection } from './admin.fi.ts'

const TODAY = 'GET /api/admin/today'

/** The section in which each kind of thing waits; what could not be published waits on the overview. */
const sectionOf: Record<WaitingKind, AdminSection> = {
  message: 'contact',
  'new-order': 'orders',
  'slow-order': 'orders',
  'warranty-case': 'warrantyCases',
  payment: 'payments',
  return: 'returns',
  privacy: 'privacy',
  stock: 'stock',
  mail: 'mail',
  publishing: 'dashboard',
  review: 'reviews',
  question: 'chat',
}

/** How many things wait in each section. */
export type SectionCounts = Partial<Record<AdminSection, number>>

/** What waits for whoever is signed in; read anew after whatever they write, and when they come back to the tab. */
export function useToday() {
  const client = useQueryClient()
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success')
          void client.invalidateQueries({ queryKey: readsOf(TODAY) })
      }),
    [client],
  )
  return useQuery<Answer<typeof TODAY>>({ queryKey: readKey(TODAY), refetchOnWindowFocus: 'always' })
}

/** The counts beside the sections. They are a help: when they cannot be read, the navigation stands without them. */
export function useSectionCounts(): SectionCounts {
  const { data } = useToday()
  const counts: SectionCounts = {}
  for (const [kind, section] of Object.entries(sectionOf) as [WaitingKind, keyof SectionCounts][])
    counts[section] = (counts[section] ?? 0) + (data?.counts?.[kind] ?? 0)
  return counts
}
