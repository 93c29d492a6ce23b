import type { Editor } from '@tiptap/react'
import {
  BadgeCheck,
  BetweenHorizontalStart,
  BetweenVerticalStart,
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  TableColumnsSplit,
  TableProperties,
  TableRowsSplit,
  Trash2,
  Undo2,
} from 'lucide-react'
import { textEditorText as text } from './text-editor.fi.ts'

/** A button above a text. */
export interface Tool {
  label: string
  icon: LucideIcon
  keys?: string
  /** The format that the tool switches; others act once. */
  isOn?: (editor: Editor) => boolean
  canUse?: (editor: Editor) => boolean
  use: (editor: Editor) => void
}

/** The tools that always stand there. */
export const formatTools: readonly Tool[] = [
  {
    label: text.bold,
    icon: Bold,
    keys: 'Control+B',
    isOn: (editor) => editor.isActive('bold'),
    use: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: text.italic,
    icon: Italic,
    keys: 'Control+I',
    isOn: (editor) => editor.isActive('italic'),
    use: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: text.heading2,
    icon: Heading2,
    keys: 'Control+Alt+2',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    use: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: text.heading3,
    icon: Heading3,
    keys: 'Control+Alt+3',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    use: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: text.bulletList,
    icon: List,
    keys: 'Control+Shift+8',
    isOn: (editor) => editor.isActive('bulletList'),
    use: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: text.orderedList,
    icon: ListOrdered,
    keys: 'Control+Shift+7',
    isOn: (editor) => editor.isActive('orderedList'),
    use: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: text.quote,
    icon: Quote,
    keys: 'Control+Shift+B',
    isOn: (editor) => editor.isActive('blockquote'),
    use: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    label: text.undo,
    icon: Undo2,
    keys: 'Control+Z',
    canUse: (editor) => editor.can().undo(),
    use: (editor) => editor.chain().focus().undo().run(),
  },
  {
    label: text.redo,
    icon: Redo2,
    keys: 'Control+Y',
    canUse: (editor) => editor.can().redo(),
    use: (editor) => editor.chain().focus().redo().run(),
  },
]

const { tableTools } = text

const inTable: readonly Tool[] = [
  {
    label: tableTools.rowAfter,
    icon: BetweenVerticalStart,
    use: (editor) => editor.chain().focus().addRowAfter().run(),
  },
  {
    label: tableTools.columnAfter,
    icon: BetweenHorizontalStart,
    use: (editor) => editor.chain().focus().addColumnAfter().run(),
  },
  { label: tableTools.deleteRow, icon: TableRowsSplit, use: (editor) => editor.chain().focus().deleteRow().run() },
  {
    label: tableTools.deleteColumn,
    icon: TableColumnsSplit,
    use: (editor) => editor.chain().focus().deleteColumn().run(),
  },
  {
    label: tableTools.headerRow,
    icon: TableProperties,
    use: (editor) => editor.chain().focus().toggleHeaderRow().run(),
  },
  { label: tableTools.deleteTable, icon: Trash2, use: (editor) => editor.chain().focus().deleteTable().run() },
]

const inFigure: readonly Tool[] = [
  {
    label: text.figureChecked,
    icon: BadgeCheck,
    use: (editor) => editor.chain().focus().extendMarkRange('figureMark').unsetMark('figureMark').run(),
  },
]

/** The tools of what the caret stands in. */
export const toolsHere = (editor: Editor): readonly Tool[] => [
  ...(editor.isActive('table') ? inTable : []),
  ...(editor.isActive('figureMark') ? inFigure : []),
]
