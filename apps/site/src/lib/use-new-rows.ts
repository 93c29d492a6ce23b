import { useRef } from 'react'

/**
 * Which rows of a form tell of their mistakes: those that were there when it was last sent. A row that is added after a try that failed is
 * checked with the others at once, and would be born with an error.
 */
export function useNewRows(submitCount: number): (key: string) => boolean {
  const added = useRef(new Map<string, number>())
  return (key) => {
    const at = added.current.get(key) ?? submitCount
    added.current.set(key, at)
    return submitCount > at
  }
}
