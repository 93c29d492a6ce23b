import { persistentAtom } from '@nanostores/persistent'

/** How one works in the inbox, kept on the device. */
export interface InboxPreferences {
  /** Single keys do things. */
  shortcuts: boolean
  /** The next message opens once one has been seen to. */
  openNext: boolean
}

const usual: InboxPreferences = { shortcuts: true, openNext: false }

export const inboxPreferences = persistentAtom<InboxPreferences>('arkpax:postilaatikko', usual, {
  encode: JSON.stringify,
  decode: (stored) => ({ ...usual, ...JSON.parse(stored) }),
})
