import type { Answer, EndpointKey } from '@arkpax/schema/endpoints'
import { useQuery } from '@tanstack/react-query'
import type { CallArguments } from '~/lib/api.ts'
import { readKey } from '~/lib/read-query.ts'

/** Reads an endpoint anew whenever it is shown, because a decision hangs on it: others may have changed things meanwhile. */
export const useFreshRead = <K extends EndpointKey>(key: K, ...options: CallArguments<K>) =>
  useQuery<Answer<K>>({ queryKey: readKey(key, ...options), gcTime: 0 })
