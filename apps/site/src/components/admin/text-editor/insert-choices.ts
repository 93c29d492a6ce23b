import { type CalloutKind, calloutKinds, calloutLabels } from '@arkpax/schema/text-blocks'
import { isInTable } from '@tiptap/pm/tables'
import type { ChainedCommands, Editor } from '@tiptap/react'
import {
  CircleAlert,
  Heading2,
  Heading3,
  ImagePlus,
  Lightbulb,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Newspaper,
  Quote,
  ShoppingBag,
  Table,
  TriangleAlert,
  Video,
} from 'lucide-react'
import type { EditorPanel } from './editor-panel.ts'
import { goOnBehind } from './insert-block.ts'
import { cardsOf, hasBlocks, type TextBlocks } from './text-blocks.ts'
import { textEditorText as text } from './text-editor.fi.ts'

/** A block that can be put where the caret stands. */
export interface InsertChoice {
  label: string
  /** Other words for it. */
  words: string
  icon: LucideIcon
  /** Asks in a panel what to put there. */
  panel?: EditorPanel
  /** Puts it there at once. */
  run?: (chain: ChainedCommands) => ChainedCommands
}

const { words } = text.choices

const running: readonly InsertChoice[] = [
  {
    label: text.heading2,
    words: words.heading2,
    icon: Heading2,
    run: (chain) => chain.setHeading({ level: 2 }),
  },
  {
    label: text.heading3,
    words: words.heading3,
    icon: Heading3,
    run: (chain) => chain.setHeading({ level: 3 }),
  },
  { label: text.bulletList, words: words.bulletList, icon: List, run: (chain) => chain.toggleBulletList() },
  { label: text.orderedList, words: words.orderedList, icon: ListOrdered, run: (chain) => chain.toggleOrderedList() },
  { label: text.quote, words: words.quote, icon: Quote, run: (chain) => chain.toggleBlockquote() },
  { label: text.rule, words: words.rule, icon: Minus, run: (chain) => chain.setHorizontalRule() },
  { label: text.link, words: words.link, icon: Link, panel: { kind: 'link' } },
]

const picture: InsertChoice = {
  label: text.picture,
  words: words.picture,
  icon: ImagePlus,
  panel: { kind: 'picture' },
}

const calloutIcons: Record<CalloutKind, LucideIcon> = {
  tip: Lightbulb,
  warning: CircleAlert,
  danger: TriangleAlert,
}

const callouts = calloutKinds.map(
  (kind): InsertChoice => ({
    label: calloutLabels[kind],
    words: words[kind],
    icon: calloutIcons[kind],
    run: (chain) => chain.wrapIn('callout', { kind }),
  }),
)

const rich: readonly InsertChoice[] = [
  {
    label: text.table,
    words: words.table,
    icon: Table,
    run: (chain) =>
      chain.command(({ state }) => !isInTable(state)).insertTable({ rows: 3, cols: 2, withHeaderRow: true }),
  },
  { label: text.video, words: words.video, icon: Video, panel: { kind: 'video' } },
  ...callouts,
]

const cardIcons = { product: ShoppingBag, post: Newspaper }

/** What a text of this kind can be given; pictures only by those who may see the library. */
export const choicesOf = (blocks: TextBlocks, maySeeLibrary: boolean): InsertChoice[] => [
  ...running,
  ...(maySeeLibrary ? [picture] : []),
  ...(hasBlocks(blocks) ? rich.filter(({ panel }) => maySeeLibrary || panel?.kind !== 'video') : []),
  ...cardsOf[blocks].map(
    (noun): InsertChoice => ({
      label: text.cards[noun],
      words: words[noun],
      icon: cardIcons[noun],
      panel: { kind: noun },
    }),
  ),
]

/** The choices whose name or other words hold what was typed, those whose name begins with it first. */
export function matchingChoices(choices: readonly InsertChoice[], typed: string): InsertChoice[] {
  const wanted = typed.toLocaleLowerCase('fi')
  const begins = ({ label }: InsertChoice) => label.toLocaleLowerCase('fi').startsWith(wanted)
  return choices
    .filter(({ label, words }) => `${label} ${words}`.toLocaleLowerCase('fi').includes(wanted))
    .toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
}

/** Whether a choice can stand where the caret is: a cell of a table takes no callout and no table. What a panel asks for finds its own place. */
export const isPossible = ({ run }: InsertChoice, editor: Editor): boolean => !run || run(editor.can().chain()).run()

/** Puts a choice where the caret stands, in the place of what was typed to find it. */
export function choose(
  editor: Editor,
  { run, panel }: InsertChoice,
  open: (panel: EditorPanel) => void,
  typed?: { from: number; to: number },
): void {
  // Who asks in a panel has the focus, not the text.
  const chain = panel ? editor.chain() : editor.chain().focus()
  const cleared = typed ? chain.deleteRange(typed) : chain
  ;(run ? run(cleared).command(goOnBehind) : cleared).run()
  if (panel) open(panel)
}
