import { useQueryClient } from '@tanstack/react-query'

/** Under this key the pages of the list are kept. */
export const POSTS = 'admin-blog'

/** Reads the list anew after a change (ABLOG-36). */
export function useRefreshPosts() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [POSTS] })
}
