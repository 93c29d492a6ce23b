import type { SavedFilter } from '@arkpax/schema/saved-filters'
import { useEffect, useRef } from 'react'
import type { ApiError } from '~/lib/api.ts'
import { useRead } from '~/lib/use-read.ts'
import { useWrite } from '~/lib/use-write.ts'
import { undoable } from '../undo-toast.ts'
import { listsText as text } from './lists.fi.ts'
import type { ListFilters } from './use-list-filters.ts'

const READ = 'GET /api/admin/saved-filters'

/** What the person has kept of a list; it opens with the one that they have chosen, where the address says nothing else. */
export function useSavedFilters({ list, chosen, replace }: ListFilters) {
  const read = useRead(READ)
  const saved = read.data?.filter((kept) => kept.list === list)
  const isUntouched = useRef(Object.keys(chosen).length === 0)
  const usual = saved?.find(({ is_default }) => is_default)

  useEffect(() => {
    if (!saved) return
    if (isUntouched.current && usual) replace(usual.filters, 'replace')
    isUntouched.current = false
  }, [saved, usual, replace])

  return { read: { data: saved, error: read.error, refetch: read.refetch }, saved: saved ?? [] }
}

/** Keeps filters under a name. */
export const useKeepFilter = () =>
  useWrite('POST /api/admin/saved-filters', {
    success: ({ name }) => text.saved(name),
    failure: text.saveFailed,
    changes: [READ],
    onFailure: isAtField,
  })

/** Renames kept filters, or has the list open with them. */
export const useChangeFilter = () =>
  useWrite('PUT /api/admin/saved-filters/{id}', {
    success: ({ name }) => text.saved(name),
    failure: text.saveFailed,
    changes: [READ],
    onFailure: isAtField,
  })

/** Forgets kept filters; for ten seconds they can be had back. */
export function useForgetFilter({ id, list, name, filters, is_default }: SavedFilter) {
  const keep = useKeepFilter()
  return useWrite('DELETE /api/admin/saved-filters/{id}', {
    success: () => ({
      id,
      title: text.removed(name),
      ...undoable({
        name: text.undoRemoval(name),
        onPress: () => keep.mutate([{ body: { list, name, filters, is_default } }]),
      }),
    }),
    failure: text.removeFailed,
    changes: [READ],
  })
}

/** What the server says of a field stands at the field. */
const isAtField = (error: ApiError) => Boolean(error.problem?.errors?.length)
