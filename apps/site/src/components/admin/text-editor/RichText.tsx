import { withTypedParagraphs } from '@arkpax/schema/typed-paragraphs'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useMay } from '../signed-in.ts'
import { CardThings } from './card-things.ts'
import { EditorPanels } from './EditorPanels.tsx'
import { EditorToolbar } from './EditorToolbar.tsx'
import { editorKeys, extensionsOf } from './editor-extensions.ts'
import type { EditorPanel } from './editor-panel.ts'
import { InsertMenu } from './InsertMenu.tsx'
import { choicesOf, choose } from './insert-choices.ts'
import { pasteProps } from './paste-props.ts'
import { PictureUploads } from './picture-uploads.ts'
import { SlashChoices, slashChoiceId } from './SlashChoices.tsx'
import { SlashMenu } from './slash-menu.ts'
import type { TextBoxProps } from './TextEditor.tsx'
import { TextNotes } from './TextNotes.tsx'
import { hasBlocks } from './text-blocks.ts'
import { blocksClass, textBoxClass } from './text-box.ts'
import { useToldHtml } from './use-told-html.ts'

/** A box in which a text is written as it looks, with its tools. Strict policy: it brings no style element along. */
export function RichText({ labelledBy, describedBy, isInvalid, value, onChange, onBlur, blocks }: TextBoxProps) {
  const id = useId()
  const maySeeLibrary = useMay('media.read')
  const mayUpload = useMay('media.write')
  const [panel, setPanel] = useState<EditorPanel>()
  const [isInserting, setInserting] = useState(false)
  const [told, setTold] = useState<string>()
  const tools = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const { held, changed, flush } = useToldHtml(onChange, value)
  const [choices] = useState(() => choicesOf(blocks, maySeeLibrary))
  const [menu] = useState(() => new SlashMenu(choices))
  const [uploads] = useState(() => new PictureUploads())
  const [things] = useState(() => new CardThings())
  const slash = useSyncExternalStore(menu.subscribe, menu.read)
  const describe = (position: number) => setPanel({ kind: 'describe', position })
  const [extensions] = useState(() => [
    ...extensionsOf(blocks, { onDescribe: describe, nameOf: things.nameOf }),
    menu.extension(),
    editorKeys({
      onLink: () => setPanel({ kind: 'link' }),
      onTools: () => tools.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    }),
  ])
  const editorNow = useRef<Editor>(null)
  const [pasting] = useState(() =>
    pasteProps({
      editor: () => editorNow.current,
      uploads,
      mayUpload,
      length: () => held.current.length,
      tell: setTold,
    }),
  )
  const editor = useEditor({
    extensions,
    content: withTypedParagraphs(value),
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        class: hasBlocks(blocks) ? `${textBoxClass} ${blocksClass}` : textBoxClass,
        role: 'textbox',
        lang: 'fi',
        spellcheck: 'true',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
        ...(isInvalid && { 'aria-invalid': 'true' }),
        ...(slash?.choices.length && {
          'aria-controls': `${id}-blocks`,
          'aria-activedescendant': slashChoiceId(`${id}-blocks`, slash.current),
        }),
      },
      ...pasting,
    },
    onUpdate: ({ editor }) => changed(editor),
    onBlur() {
      flush()
      onBlur?.()
    },
  })
  editorNow.current = editor

  useEffect(() => {
    if (!editor) return
    menu.onChoose((choice, range) => choose(editor, choice, setPanel, range))
  }, [editor, menu])

  useEffect(() => {
    if (value === held.current) return
    held.current = value
    editor?.commands.setContent(withTypedParagraphs(value), { emitUpdate: false })
  }, [editor, value, held])

  if (!editor) return null

  function closeMenu() {
    setInserting(false)
    editor?.commands.focus()
  }

  return (
    <div
      ref={frame}
      className="relative rounded-sm border border-line-strong bg-surface focus-within:border-ink has-[[role=textbox][aria-invalid=true]]:border-danger"
    >
      <EditorToolbar
        ref={tools}
        editor={editor}
        controls={id}
        isLinking={panel?.kind === 'link'}
        onLink={() => setPanel(panel?.kind === 'link' ? undefined : { kind: 'link' })}
        onPicture={maySeeLibrary ? () => setPanel({ kind: 'picture' }) : undefined}
        onInsert={hasBlocks(blocks) ? () => setInserting(!isInserting) : undefined}
      />
      {isInserting && (
        <InsertMenu
          choices={choices}
          onChoose={(choice) => {
            setInserting(false)
            choose(editor, choice, setPanel)
          }}
          onClose={closeMenu}
          onLeave={() => setInserting(false)}
        />
      )}
      <EditorPanels
        editor={editor}
        panel={panel}
        things={things}
        onOpen={setPanel}
        onClose={() => setPanel(undefined)}
      />
      <EditorContent editor={editor} className="max-h-[70vh] overflow-y-auto rounded-b-sm" />
      <TextNotes editor={editor} uploads={uploads} told={told} onDescribe={describe} />
      <SlashChoices id={`${id}-blocks`} menu={menu} frame={frame} />
    </div>
  )
}
