import { type Facts, resolveFacts } from '@arkpax/schema/facts'
import type { FaqFacts } from '@arkpax/schema/faq'
import { useMemo } from 'react'
import { useRead } from '~/lib/use-read.ts'

const NONE: FaqFacts['facts'] = []

/**
 * What texts may name, and `shown`, which writes what stands in a text's place on the page. What is counted is known where a
 * question names it. A text that names what is not known, or all of them until the list has come, stay as typed.
 */
export function useFactValues() {
  const { data, error, refetch } = useRead('GET /api/admin/faq/facts')
  const list = data?.facts ?? NONE
  const counted = data?.counted ?? NONE
  const facts = useMemo((): Facts => {
    const values = new Map([...list, ...counted].map(({ name, value }) => [name, value]))
    return { names: list.map(({ name }) => name), get: (name) => values.get(name) }
  }, [list, counted])

  return {
    list,
    error,
    refetch,
    shown(text: string): string {
      try {
        return resolveFacts(text, facts)
      } catch {
        return text
      }
    },
  }
}
