import { type KeyboardEvent, useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { htmlFieldText } from './admin-blog.fi.ts'

interface Props {
  /** Label of the address. */
  address: string
  /** Label of a text beside it, where one is asked for. */
  description?: string
  onInsert: (address: string, description: string) => void
  onCancel: () => void
}

/** Asks for an address. It stands inside the post's form, so it is none itself: Enter inserts, Escape closes only this. */
export function InsertPanel({ address, description, onInsert, onCancel }: Props) {
  const [url, setUrl] = useState('')
  const [text, setText] = useState('')
  const insert = () => url.trim() && onInsert(url.trim(), text.trim())

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') insert()
    else onCancel()
  }

  return (
    <fieldset
      className="my-2 flex flex-wrap items-end gap-3 rounded-sm border border-line bg-sunken p-3"
      onKeyDown={handleKey}
    >
      <legend className="sr-only">{address}</legend>
      <TextField
        className="min-w-48 grow"
        label={address}
        value={url}
        onChange={({ target }) => setUrl(target.value)}
        autoFocus
      />
      {description && (
        <TextField
          className="min-w-48 grow"
          label={description}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <Button onClick={insert} disabled={!url.trim()}>
        {htmlFieldText.insert}
      </Button>
      <Button tone="quiet" onClick={onCancel}>
        {htmlFieldText.cancel}
      </Button>
    </fieldset>
  )
}
