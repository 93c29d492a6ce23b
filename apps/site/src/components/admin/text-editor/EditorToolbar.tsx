import { type Editor, useEditorState } from '@tiptap/react'
import { ImagePlus, Link, type LucideIcon, Plus } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type Ref, useState } from 'react'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { formatTools, type Tool, toolsHere } from './editor-tools.ts'
import { textEditorText as text } from './text-editor.fi.ts'

interface Props {
  ref: Ref<HTMLDivElement>
  editor: Editor
  /** The id of the box that the tools change. */
  controls: string
  isLinking: boolean
  onLink: () => void
  /** Undefined for whoever may not see the library. */
  onPicture: (() => void) | undefined
  /** Opens the menu of blocks; undefined where there are none but these. */
  onInsert: (() => void) | undefined
}

/**
 * The tools above a text, with those of the table or the figure in which the caret stands. Tab comes to one of them; arrows, Home and
 * End go from one to the next, Escape leads back to the text.
 */
export function EditorToolbar({ ref, editor, controls, isLinking, onLink, onPicture, onInsert }: Props) {
  const [current, setCurrent] = useState(0)
  const here = useEditorState({ editor, selector: ({ editor }) => toolsHere(editor) })
  const isLink = useEditorState({ editor, selector: ({ editor }) => editor.isActive('link') })
  const others = [onLink, onPicture, onInsert].filter(Boolean).length
  const stop = Math.min(current, formatTools.length + others + here.length - 1)

  const buttonsOf = (bar: HTMLElement) => [...bar.querySelectorAll('button')]
  function move(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      editor.commands.focus()
      return
    }
    const buttons = buttonsOf(event.currentTarget)
    const to = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: buttons.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    buttons.at(to % buttons.length)?.focus()
  }
  function follow({ currentTarget, target }: FocusEvent<HTMLDivElement>) {
    setCurrent(buttonsOf(currentTarget).findIndex((button) => button.contains(target)))
  }

  const place = (index: number) => ({ tabIndex: index === stop ? 0 : -1 })
  const afterFormats = formatTools.length
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={text.tools}
      aria-controls={controls}
      className="sticky top-0 z-10 flex flex-wrap rounded-t-sm border-b border-line bg-surface p-0.5"
      onKeyDown={move}
      onFocus={follow}
    >
      {formatTools.map((tool, index) => (
        <FormatButton key={tool.label} editor={editor} tool={tool} {...place(index)} />
      ))}
      <ToolButton
        label={text.link}
        icon={Link}
        keys="Control+Shift+K"
        aria-pressed={isLink}
        aria-expanded={isLinking}
        onClick={onLink}
        {...place(afterFormats)}
      />
      {onPicture && (
        <ToolButton label={text.picture} icon={ImagePlus} onClick={onPicture} {...place(afterFormats + 1)} />
      )}
      {onInsert && (
        <ToolButton label={text.insert} icon={Plus} onClick={onInsert} {...place(afterFormats + others - 1)} />
      )}
      {here.map((tool, index) => (
        <ToolButton
          key={tool.label}
          label={tool.label}
          icon={tool.icon}
          onClick={() => tool.use(editor)}
          {...place(afterFormats + others + index)}
        />
      ))}
    </div>
  )
}

function FormatButton({ editor, tool, tabIndex }: { editor: Editor; tool: Tool; tabIndex: number }) {
  const { label, icon, keys, isOn, canUse, use } = tool
  const { isPressed, isOff } = useEditorState({
    editor,
    selector: ({ editor }) => ({ isPressed: isOn?.(editor), isOff: canUse?.(editor) === false }),
  })
  return (
    <ToolButton
      label={label}
      icon={icon}
      keys={keys}
      tabIndex={tabIndex}
      aria-pressed={isPressed}
      aria-disabled={isOff || undefined}
      onClick={() => isOff || use(editor)}
    />
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
