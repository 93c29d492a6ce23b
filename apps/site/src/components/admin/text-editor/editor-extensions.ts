import { Extension, type Extensions } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { callouts } from './blocks/callout-node.ts'
import { type CardNames, type CardNoun, cards } from './blocks/card-node.ts'
import { figureMarks } from './blocks/figure-mark.ts'
import { figures } from './blocks/figure-node.ts'
import { tables } from './blocks/table-nodes.ts'
import { pictures } from './picture-node.ts'
import { cardsOf, hasBlocks, type TextBlocks } from './text-blocks.ts'

/** What any text may hold: what the server keeps, and what pages have a look for. */
const formats = StarterKit.configure({
  heading: { levels: [2, 3] },
  code: false,
  codeBlock: false,
  strike: false,
  underline: false,
  // The last paragraph would be an empty one after each list.
  trailingNode: false,
  link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
})

interface BlockWords {
  onDescribe: (position: number) => void
  nameOf: (noun: CardNoun, id: string) => Promise<CardNames | undefined>
}

/** What a text of its kind may hold. */
export const extensionsOf = (blocks: TextBlocks, { onDescribe, nameOf }: BlockWords): Extensions => [
  formats,
  pictures,
  figureMarks,
  ...(hasBlocks(blocks)
    ? [figures.configure({ onDescribe }), callouts, ...tables, cards.configure({ nouns: cardsOf[blocks], nameOf })]
    : []),
]

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
