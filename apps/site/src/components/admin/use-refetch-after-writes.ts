import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Asks again after each write of staff: what is read follows from many of them. */
export function useRefetchAfterWrites(refetch: () => Promise<unknown>): void {
  const client = useQueryClient()
  useEffect(
    () =>
      client.getMutationCache().subscribe(({ type, mutation }) => {
        if (type === 'updated' && mutation.state.status === 'success') void refetch()
      }),
    [client, refetch],
  )
}
