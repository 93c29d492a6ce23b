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

type OfFields<Name extends string, Value> = Partial<Record<Name, Value>> | undefined

/** The mistakes of a row by its fields: before the row was sent, only of those where somebody has been. */
export const mistakesOfRow =
  <Name extends string>(
    wasSent: boolean,
    touched: OfFields<Name, boolean>,
    errors: OfFields<Name, { message?: string | undefined }>,
  ) =>
  (name: Name) =>
    wasSent || touched?.[name] ? errors?.[name]?.message : undefined
