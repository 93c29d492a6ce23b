import type { ContactMessage } from '@arkpax/schema/contact'
import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { inboxPreferences } from './inbox-preferences.ts'
import { neighboursOf } from './neighbours.ts'
import { useShortcuts } from './use-shortcuts.ts'

const focusSearch = () => document.querySelector<HTMLElement>('input[type=search]')?.focus()

interface Options {
  messages: readonly ContactMessage[] | undefined
  /** The open message; empty while none is. */
  openId: string
  onOpen: (id: string) => void
}

/** Moves from message to message by key, and on from one that has been seen to where that is wished. */
export function useNeighbours({ messages = [], openId, onOpen }: Options) {
  const { openNext } = useStore(inboxPreferences)
  const place = useRef(0)
  const ids = messages.map(({ id }) => id)
  if (ids.includes(openId)) place.current = ids.indexOf(openId)
  const { next, previous } = neighboursOf(ids, openId, place.current)
  const open = (id: string | undefined) => id !== undefined && onOpen(id)
  useShortcuts({ next: () => open(next), previous: () => open(previous), search: focusSearch })
  /** To the next message, or back to the list after the last. */
  return { goOn: () => openNext && onOpen(next ?? '') }
}
