import { useQuery } from '@tanstack/react-query'
import { asStaff } from '~/components/admin/admin-session.ts'
import { call } from '~/lib/api.ts'

/** A product read anew whenever its form opens: orders may have taken stock since the list was read. */
export const useFreshProduct = (id: string) =>
  useQuery({
    queryKey: ['GET /api/products/{id}', id],
    queryFn: () => asStaff(() => call('GET /api/products/{id}', { params: { id } })),
    gcTime: 0,
  })
