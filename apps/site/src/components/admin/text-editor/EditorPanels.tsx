import type { Media } from '@arkpax/schema/media'
import type { Editor } from '@tiptap/react'
import { MediaPicker } from '../media/MediaPicker.tsx'
import { CardPanel } from './CardPanel.tsx'
import type { CardThings } from './card-things.ts'
import { DescribePanel } from './DescribePanel.tsx'
import type { EditorPanel } from './editor-panel.ts'
import { insertBlock } from './insert-block.ts'
import { LinkPanel } from './LinkPanel.tsx'
import { VideoPanel } from './VideoPanel.tsx'

interface Props {
  editor: Editor
  panel: EditorPanel | undefined
  things: CardThings
  onOpen: (panel: EditorPanel) => void
  onClose: () => void
}

/** What is asked for before something comes into a text. */
export function EditorPanels({ editor, panel, things, onOpen, onClose }: Props) {
  function insertPicture({ address: src, alt, width, height }: Media) {
    onClose()
    const isBlock = editor.schema.nodes.figure !== undefined
    const attrs = isBlock ? { src, alt, width, height } : { src, alt }
    if (isBlock) insertBlock(editor.chain().focus(), { type: 'figure', attrs }).run()
    else editor.chain().focus().insertContent({ type: 'picture', attrs }).run()
    if (isBlock && !alt) onOpen({ kind: 'describe', position: lastPictureBefore(editor, src) })
  }

  return (
    <>
      {panel?.kind === 'link' && <LinkPanel editor={editor} onClose={onClose} />}
      {panel?.kind === 'video' && <VideoPanel editor={editor} onClose={onClose} />}
      {panel?.kind === 'describe' && (
        <DescribePanel key={panel.position} editor={editor} position={panel.position} onClose={onClose} />
      )}
      {(panel?.kind === 'product' || panel?.kind === 'post') && (
        <CardPanel editor={editor} noun={panel.kind} things={things} onClose={onClose} />
      )}
      <MediaPicker open={panel?.kind === 'picture'} kind="picture" onClose={onClose} onChoose={insertPicture} />
    </>
  )
}

/** Where the picture stands that was put in last. */
function lastPictureBefore(editor: Editor, src: string): number {
  const { doc, selection } = editor.state
  let found = 0
  doc.nodesBetween(0, Math.min(selection.to + 1, doc.content.size), (node, position) => {
    if (node.attrs.src === src) found = position
  })
  return found
}
