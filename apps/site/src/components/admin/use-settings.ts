import type { Answer } from '@arkpax/schema/endpoints'
import { useQuery } from '@tanstack/react-query'
import { readKey } from '~/lib/read-query.ts'

const READ = 'GET /api/admin/settings'

/** What staff keep as settings, as the server has it. */
export const useSettings = () => useQuery<Answer<typeof READ>>({ queryKey: readKey(READ) })
