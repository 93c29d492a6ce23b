import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { textEditorText as text } from './text-editor.fi.ts'

interface Tool {
  label: string
  icon: LucideIcon
  keys: string
  /** The format that the tool switches; others act once. */
  isOn?: (editor: Editor) => boolean
  canUse?: (editor: Editor) => boolean
  use: (editor: Editor) => void
}

const tools: readonly Tool[] = [
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

interface Props {
  ref: Ref<HTMLDivElement>
  editor: Editor
  /** The id of the box that the tools change. */
  controls: string
  isLinking: boolean
  onLink: () => void
  /** Undefined for whoever may not see the library. */
  onPicture: (() => void) | undefined
}

/** The tools above a text. Tab comes to one of them; arrows, Home and End go from one to the next. */
export function EditorToolbar({ ref, editor, controls, isLinking, onLink, onPicture }: Props) {
  const [current, setCurrent] = useState(0)
  const states = useEditorState({
    editor,
    selector: ({ editor }) => ({
      tools: tools.map(({ isOn, canUse }) => ({ isOn: isOn?.(editor), isOff: canUse?.(editor) === false })),
      isLink: editor.isActive('link'),
    }),
  })

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const to = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: buttons.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    buttons.at(to % buttons.length)?.focus()
  }

  const place = (index: number) => ({ tabIndex: index === current ? 0 : -1, onFocus: () => setCurrent(index) })
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={text.tools}
      aria-controls={controls}
      className="flex flex-wrap border-b border-line p-0.5"
      onKeyDown={move}
    >
      {tools.map(({ label, icon, keys, use }, index) => {
        const state = states.tools[index]
        return (
          <ToolButton
            key={label}
            label={label}
            icon={icon}
            keys={keys}
            aria-pressed={state?.isOn}
            aria-disabled={state?.isOff || undefined}
            onClick={() => state?.isOff || use(editor)}
            {...place(index)}
          />
        )
      })}
      <ToolButton
        label={text.link}
        icon={Link}
        keys="Control+Shift+K"
        aria-pressed={states.isLink}
        aria-expanded={isLinking}
        onClick={onLink}
        {...place(tools.length)}
      />
      {onPicture && (
        <ToolButton label={text.picture} icon={ImagePlus} onClick={onPicture} {...place(tools.length + 1)} />
      )}
    </div>
  )
}

interface ToolButtonProps {
  label: string
  icon: LucideIcon
  keys?: string
  tabIndex: number
  'aria-pressed'?: boolean
  'aria-disabled'?: boolean
  'aria-expanded'?: boolean
  onFocus: () => void
  onClick: () => void
}

/** ‘Lihavointi (Ctrl+B)’: keys are called what they are on a Finnish keyboard. */
const ToolButton = ({ label, icon: Icon, keys, ...button }: ToolButtonProps) => (
  <button
    type="button"
    className={`${buttonClass('quiet', 'icon')} aria-pressed:bg-sunken aria-pressed:border-line-strong`}
    aria-label={label}
    title={keys ? `${label} (${keys.replace('Control', 'Ctrl').replace('Shift', 'Vaihto')})` : label}
    aria-keyshortcuts={keys}
    {...button}
  >
    <Icon className="size-5" aria-hidden="true" />
  </button>
)
