import type { Answer } from '@arkpax/schema/endpoints'
import { useQuery } from '@tanstack/react-query'
import { readKey } from '~/lib/read-query.ts'

/** A product read anew whenever its form opens: orders may have taken stock since the list was read. */
export const useFreshProduct = (id: string) =>
  useQuery<Answer<'GET /api/admin/products/{id}'>>({
    queryKey: readKey('GET /api/admin/products/{id}', { params: { id } }),
    gcTime: 0,
  })
