import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { PickMedia } from '../media/PickMedia.tsx'
import { linkAddress } from './link-address.ts'
import { textEditorText as text } from './text-editor.fi.ts'

interface Props {
  editor: Editor
  onClose: () => void
}

/**
 * Asks where the chosen words lead; where none are chosen, the address becomes the words. It stands inside a form, so it is none
 * itself: Enter takes the address, Escape closes only this.
 */
export function LinkPanel({ editor, onClose }: Props) {
  const [address, setAddress] = useState<string>(() => editor.getAttributes('link').href ?? '')
  const [error, setError] = useState<string>()
  const isLink = editor.isActive('link')

  function close() {
    onClose()
    editor.commands.focus()
  }

  function save() {
    const href = linkAddress(address)
    if (href === undefined) return setError(text.badAddress)
    const words = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !isLink) {
      words.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    } else words.setLink({ href }).run()
    onClose()
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Keys of the library's dialog are its own.
    if (event.target instanceof Element && event.target.closest('dialog') !== event.currentTarget.closest('dialog'))
      return
    if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') save()
    else close()
  }

  return (
    <fieldset className="flex flex-wrap items-start gap-3 border-b border-line bg-sunken p-3" onKeyDown={handleKey}>
      <legend className="sr-only">{text.link}</legend>
      <TextField
        className="min-w-48 grow"
        label={text.address}
        hint={text.addressHint}
        inputMode="url"
        value={address}
        error={error}
        onChange={({ target }) => setAddress(target.value)}
        autoFocus
      />
      <div className="flex flex-wrap gap-2 pt-6">
        <Button onClick={save}>{text.saveLink}</Button>
        <PickMedia kind="document" onChoose={({ address }) => setAddress(address)} />
        {isLink && (
          <Button tone="quiet" onClick={remove}>
            {text.removeLink}
          </Button>
        )}
        <Button tone="quiet" onClick={close}>
          {text.cancel}
        </Button>
      </div>
    </fieldset>
  )
}
