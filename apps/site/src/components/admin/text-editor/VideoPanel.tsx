import type { Media } from '@arkpax/schema/media'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { errorClass } from '~/components/ui/field.recipe.ts'
import { TextField } from '~/components/ui/react/Field.tsx'
import { MediaThumb } from '../media/MediaThumb.tsx'
import { PickMedia } from '../media/PickMedia.tsx'
import { AltField } from './DescribePanel.tsx'
import { insertBlock } from './insert-block.ts'
import { PanelFrame } from './PanelFrame.tsx'
import { textEditorText as text } from './text-editor.fi.ts'

interface Props {
  editor: Editor
  onClose: () => void
}

/** Asks for a video: where it is, and the picture that opens it there. */
export function VideoPanel({ editor, onClose }: Props) {
  const [address, setAddress] = useState('')
  const [alt, setAlt] = useState('')
  const [picture, setPicture] = useState<Media>()
  const [isTried, setTried] = useState(false)
  const isAddress = /^https:\/\/[^\s/]+\.[^\s/]+/i.test(address.trim()) && URL.canParse(address.trim())

  function save() {
    setTried(true)
    if (!isAddress || !alt.trim() || !picture) return
    const { address: src, width, height } = picture
    insertBlock(editor.chain().focus(), {
      type: 'figure',
      attrs: { src, alt: alt.trim(), width, height, href: address.trim() },
    }).run()
    onClose()
  }
  function cancel() {
    onClose()
    editor.commands.focus()
  }
  function choose(media: Media) {
    setPicture(media)
    setAlt((typed) => typed || media.alt)
  }

  return (
    <PanelFrame label={text.video} save={text.saveVideo} onSave={save} onCancel={cancel}>
      <TextField
        className="min-w-56 grow basis-80"
        label={text.videoAddress}
        hint={text.videoHint}
        inputMode="url"
        required
        value={address}
        error={isTried && !isAddress ? text.badVideo : undefined}
        onChange={({ target }) => setAddress(target.value)}
        autoFocus
      />
      <div className="grid w-48 content-start gap-2">
        <p className="text-sm font-semibold">{text.videoPicture}</p>
        {picture && <MediaThumb media={picture} />}
        <PickMedia onChoose={choose} />
        {isTried && !picture && (
          <p role="alert" className={errorClass}>
            {text.videoPictureRequired}
          </p>
        )}
      </div>
      <AltField value={alt} error={isTried && !alt.trim() ? text.altRequired : undefined} onChange={setAlt} />
    </PanelFrame>
  )
}
