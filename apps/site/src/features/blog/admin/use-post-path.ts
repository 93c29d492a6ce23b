import { useEffect, useState } from 'react'
import { adminPaths, adminPostPath } from '~/lib/admin-paths.ts'
import { newDraftId } from './new-draft-id.ts'

/** What the blog's screen shows: its list, a new post, or one that is there. */
export type PostPath = { what: 'list' } | { what: 'new'; draftId: string } | { what: 'post'; id: number }

/** Follows the address, and leads from one to the other without loading the screen anew. A new post has the id of its draft in the address. */
export function usePostPath() {
  const [path, setPath] = useState(readPath)

  useEffect(() => {
    const follow = () => setPath(readPath())
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  function go(address: string, how: 'pushState' | 'replaceState' = 'pushState') {
    history[how](null, '', address)
    setPath(readPath())
    scrollTo(0, 0)
  }

  return {
    path,
    toList: () => go(adminPaths.blog),
    toNew: (draftId: string = newDraftId()) => go(`${adminPostPath('new')}?luonnos=${draftId}`),
    toPost: (id: number, how?: 'replaceState') => go(adminPostPath(id), how),
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

function readPath(): PostPath {
  const [, , , id = ''] = location.pathname.split('/')
  if (/^[1-9]\d{0,9}$/.test(id)) return { what: 'post', id: Number(id) }
  if (id !== 'new') return { what: 'list' }
  const named = new URLSearchParams(location.search).get('luonnos') ?? ''
  if (UUID.test(named)) return { what: 'new', draftId: named }
  const draftId = newDraftId()
  history.replaceState(null, '', `${location.pathname}?luonnos=${draftId}`)
  return { what: 'new', draftId }
}
