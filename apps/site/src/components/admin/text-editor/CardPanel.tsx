import type { Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import type { CardNoun } from './blocks/card-node.ts'
import type { CardThings } from './card-things.ts'
import { insertBlock } from './insert-block.ts'
import { type Named, NameField } from './NameField.tsx'
import { PanelFrame } from './PanelFrame.tsx'
import { textEditorText as text } from './text-editor.fi.ts'

interface Props {
  editor: Editor
  noun: CardNoun
  things: CardThings
  onClose: () => void
}

const MOST = 8

/** Asks by name what a card is of. */
export function CardPanel({ editor, noun, things, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const [all, setAll] = useState<readonly Named[]>([])
  const [error, setError] = useState<string>()
  useEffect(() => {
    things.all(noun).then(setAll, () => setError(text.cardsFailed))
  }, [things, noun])
  const wanted = typed.trim().toLocaleLowerCase('fi')
  const found = all.filter(({ title }) => title.toLocaleLowerCase('fi').includes(wanted)).slice(0, MOST)

  function insert({ id }: Named) {
    insertBlock(editor.chain().focus(), { type: 'card', attrs: { noun, id } }).run()
    onClose()
  }
  function save() {
    const [only] = found
    if (only && found.length === 1) insert(only)
    else setError(text.cardRequired)
  }
  function cancel() {
    onClose()
    editor.commands.focus()
  }

  return (
    <PanelFrame label={text.cards[noun]} save={text.saveCard} onSave={save} onCancel={cancel}>
      <NameField
        label={text.cardName[noun]}
        hint={text.cardHint}
        listLabel={text.cardFound}
        error={error}
        value={typed}
        found={found}
        onType={setTyped}
        onChoose={insert}
      />
    </PanelFrame>
  )
}
