import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { PickMedia } from '../media/PickMedia.tsx'
import { linkAddress } from './link-address.ts'
import { NameField } from './NameField.tsx'
import { PanelFrame } from './PanelFrame.tsx'
import { textEditorText as text } from './text-editor.fi.ts'
import { useSitePages } from './use-site-pages.ts'

interface Props {
  editor: Editor
  onClose: () => void
}

/** Asks where the chosen words lead: to a page found by its name, or to an address; where none are chosen, its name becomes the words. */
export function LinkPanel({ editor, onClose }: Props) {
  const [address, setAddress] = useState<string>(() => editor.getAttributes('link').href ?? '')
  const [error, setError] = useState<string>()
  const isLink = editor.isActive('link')
  const pages = useSitePages(address)

  function cancel() {
    onClose()
    editor.commands.focus()
  }

  function save(typed = address, words = address.trim()) {
    const href = linkAddress(typed)
    if (href === undefined) return setError(text.badAddress)
    const chosen = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !isLink) {
      chosen.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }).run()
    } else chosen.setLink({ href }).run()
    onClose()
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }

  return (
    <PanelFrame
      label={text.link}
      save={text.saveLink}
      onSave={save}
      onCancel={cancel}
      buttons={
        <>
          <PickMedia kind="document" onChoose={({ address }) => setAddress(address)} />
          {isLink && (
            <Button tone="quiet" onClick={remove}>
              {text.removeLink}
            </Button>
          )}
        </>
      }
    >
      <NameField
        label={text.address}
        hint={text.addressHint}
        listLabel={text.pages}
        error={error}
        value={address}
        found={pages}
        onType={setAddress}
        onChoose={({ id, title }) => save(id, title)}
      />
    </PanelFrame>
  )
}
