import { customerTag } from '@arkpax/schema/customers'
import { type SubmitEvent, useState } from 'react'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { Select, TextField } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { chosenCustomersText as text } from './customers.fi.ts'

interface Asked {
  open: boolean
  onClose: () => void
  onChoose: (tag: string) => void
}

/** Asks for the tag to give to the chosen customers. */
export const AddTag = ({ open, ...props }: Asked & { isOnAll: (tag: string) => boolean }) => (
  <Dialog open={open} onClose={props.onClose} title={text.addTitle}>
    {open && <AddTagForm {...props} />}
  </Dialog>
)

function AddTagForm({ isOnAll, onClose, onChoose }: Omit<Asked, 'open'> & { isOnAll: (tag: string) => boolean }) {
  const [typed, setTyped] = useState('')
  const [mistake, setMistake] = useState<string>()

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const { data, error } = customerTag.safeParse(typed)
    if (error) return setMistake(error.issues[0]?.message)
    const tag = data.toLowerCase()
    if (tag.includes(',')) return setMistake(text.onlyOne)
    if (isOnAll(tag)) return setMistake(text.onAll)
    onChoose(tag)
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <TextField
        label={text.tag}
        hint={text.tagHint}
        autoFocus
        autoComplete="off"
        value={typed}
        error={mistake}
        onChange={({ target }) => {
          setTyped(target.value)
          setMistake(undefined)
        }}
      />
      <FormActions label={text.addConfirm} onCancel={onClose} />
    </form>
  )
}

/** Asks which of the chosen customers' tags to take away. */
export const RemoveTag = ({ open, ...props }: Asked & { tags: readonly string[] }) => (
  <Dialog open={open} onClose={props.onClose} title={text.removeTitle}>
    {open && <RemoveTagForm {...props} />}
  </Dialog>
)

function RemoveTagForm({ tags, onClose, onChoose }: Omit<Asked, 'open'> & { tags: readonly string[] }) {
  const [tag, setTag] = useState(tags[0] ?? '')
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onChoose(tag)
      }}
    >
      <Select label={text.tag} value={tag} onChange={({ target }) => setTag(target.value)}>
        {tags.map((known) => (
          <option key={known}>{known}</option>
        ))}
      </Select>
      <FormActions label={text.removeConfirm} onCancel={onClose} />
    </form>
  )
}
