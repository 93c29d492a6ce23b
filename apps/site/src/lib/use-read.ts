import type { Answer, EndpointKey } from '@arkpax/schema/endpoints'
import { useQuery } from '@tanstack/react-query'
import type { CallArguments } from './api.ts'
import { readKey } from './read-query.ts'

/**
 * Reads an endpoint: `useRead('GET /api/admin/orders/{id}', { params: { id } })`. Asked again after a write that names the
 * endpoint.
 */
export const useRead = <K extends EndpointKey>(key: K, ...options: CallArguments<K>) =>
  useQuery<Answer<K>>({ queryKey: readKey(key, ...options) })

/** Reads an endpoint anew whenever it is shown, because a decision hangs on it: others may have changed things meanwhile. */
export const useFreshRead = <K extends EndpointKey>(key: K, ...options: CallArguments<K>) =>
  useQuery<Answer<K>>({ queryKey: readKey(key, ...options), gcTime: 0 })

/** Reads an endpoint once it is wanted; what is kept of it is there before. */
export const useReadWhen = <K extends EndpointKey>(isWanted: boolean, key: K, ...options: CallArguments<K>) =>
  useQuery<Answer<K>>({ queryKey: readKey(key, ...options), enabled: isWanted })
