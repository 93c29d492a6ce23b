import { Extension } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'

/** What a text may hold: what the server keeps, and what pages have a look for. */
export const formats = StarterKit.configure({
  heading: { levels: [2, 3] },
  code: false,
  codeBlock: false,
  strike: false,
  underline: false,
  // The last paragraph would be an empty one after each list.
  trailingNode: false,
  link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
})

interface Keys {
  onLink: () => void
  onTools: () => void
}

/** Keys of the editor beside those of its formats. */
export const editorKeys = (keys: Keys) =>
  Extension.create({
    name: 'editorKeys',
    priority: 1_000,
    addKeyboardShortcuts() {
      const does = (act: () => void) => () => {
        act()
        return true
      }
      return {
        'Mod-Shift-k': does(keys.onLink),
        'Alt-F10': does(keys.onTools),
      }
    },
  })
