import type { Media } from '@arkpax/schema/media'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useRef, useState } from 'react'
import { MediaPicker } from '../media/MediaPicker.tsx'
import { useMay } from '../signed-in.ts'
import { EditorToolbar } from './EditorToolbar.tsx'
import { editorKeys, formats } from './editor-extensions.ts'
import { LinkPanel } from './LinkPanel.tsx'
import { cleanPastedHtml } from './pasted-html.ts'
import { pictures } from './picture-node.ts'
import type { TextBoxProps } from './TextEditor.tsx'

/** How the text looks while it is written; pages have a look of their own. */
const BOX = [
  'min-h-60 max-h-[70vh] overflow-y-auto rounded-b-sm px-4 py-3 break-words whitespace-pre-wrap',
  '[&>*+*]:mt-3 [&_a]:underline [&_a]:underline-offset-4 [&_blockquote]:border-l-2 [&_blockquote]:border-signal [&_blockquote]:pl-4',
  '[&_h2]:display [&_h2]:text-xl [&_h3]:text-lg [&_h3]:font-semibold [&_hr]:border-line-strong',
  '[&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-6 [&_li+li]:mt-1 [&_img]:my-2 [&_img]:block [&_img]:max-h-60 [&_img]:rounded-sm',
].join(' ')

/** A box in which a text is written as it looks, with its tools. Strict policy: it brings no style element along. */
export function RichText({ labelledBy, describedBy, isInvalid, value, onChange }: TextBoxProps) {
  const id = useId()
  const [isLinking, setLinking] = useState(false)
  const [isPicking, setPicking] = useState(false)
  const maySeeLibrary = useMay('media.read')
  const tools = useRef<HTMLDivElement>(null)
  /** What the box holds, as it was given or told last: a value that differs has come from elsewhere. */
  const held = useRef(value)
  const [keys] = useState(() =>
    editorKeys({
      onLink: () => setLinking(true),
      onTools: () => tools.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    }),
  )
  const editor = useEditor({
    extensions: [formats, pictures, keys],
    content: value,
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        class: BOX,
        role: 'textbox',
        lang: 'fi',
        spellcheck: 'true',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
        ...(isInvalid && { 'aria-invalid': 'true' }),
      },
      transformPastedHTML: cleanPastedHtml,
      // Tab leaves the box, also in a list: the keyboard is caught nowhere.
      handleDOMEvents: { keydown: (_, { key }) => key === 'Tab' },
    },
    onUpdate({ editor }) {
      held.current = editor.isEmpty ? '' : editor.getHTML()
      onChange(held.current)
    },
  })

  useEffect(() => {
    if (value === held.current) return
    held.current = value
    editor?.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  if (!editor) return null

  function insert({ address, alt }: Media) {
    setPicking(false)
    editor
      .chain()
      .focus()
      .insertContent({ type: 'picture', attrs: { src: address, alt } })
      .run()
  }

  return (
    <div className="rounded-sm border border-line-strong bg-surface focus-within:border-ink has-[[aria-invalid=true]]:border-danger">
      <EditorToolbar
        ref={tools}
        editor={editor}
        controls={id}
        isLinking={isLinking}
        onLink={() => setLinking(!isLinking)}
        onPicture={maySeeLibrary ? () => setPicking(true) : undefined}
      />
      {isLinking && <LinkPanel editor={editor} onClose={() => setLinking(false)} />}
      <EditorContent editor={editor} />
      <MediaPicker open={isPicking} kind="picture" onClose={() => setPicking(false)} onChoose={insert} />
    </div>
  )
}
