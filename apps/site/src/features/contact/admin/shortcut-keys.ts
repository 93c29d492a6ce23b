import { shortcutsText as text } from './shortcuts.fi.ts'

/** The keys of the inbox, in the order in which they are told. */
export const shortcutKeys = {
  next: { key: 'j', label: text.next },
  previous: { key: 'k', label: text.previous },
  reply: { key: 'r', label: text.reply },
  resolve: { key: 'e', label: text.resolve },
  assign: { key: 'a', label: text.assign },
  snooze: { key: 'z', label: text.snooze },
  note: { key: 'n', label: text.note },
  merge: { key: 'm', label: text.merge },
  order: { key: 'o', label: text.order },
  choose: { key: 'x', label: text.choose },
  search: { key: 's', label: text.search },
  remove: { key: '#', label: text.remove },
  help: { key: '?', label: text.help },
} as const

export type Shortcut = keyof typeof shortcutKeys

const shortcutOf = new Map<string, Shortcut>(
  Object.entries(shortcutKeys).map(([name, { key }]) => [key, name as Shortcut]),
)

/** What the press of a key is for; undefined where it is typing, has to do with a dialog or goes with Ctrl, Alt or Meta. */
export function shortcutFor(event: KeyboardEvent): Shortcut | undefined {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return undefined
  if (document.querySelector('dialog[open]') || (event.target instanceof Element && isTypedIn(event.target)))
    return undefined
  return shortcutOf.get(event.key.length === 1 ? event.key.toLowerCase() : event.key)
}

const isTypedIn = (element: Element) =>
  element.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null
