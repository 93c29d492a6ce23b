import { type SubmitEvent, useState } from 'react'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { Checkbox, TextField } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { fieldMistake } from './field-mistake.ts'
import { listsText as text } from './lists.fi.ts'
import type { ListFilters } from './use-list-filters.ts'
import { useKeepFilter } from './use-saved-filters.ts'

interface Props {
  open: boolean
  filters: ListFilters
  onClose: () => void
}

/** Keeps what the list is narrowed and sorted by now under a name. */
export function KeepFilter({ open, filters, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={text.keep}>
      <NameForm filters={filters} onClose={onClose} />
    </Dialog>
  )
}

function NameForm({ filters: { list, chosen }, onClose }: Omit<Props, 'open'>) {
  const [name, setName] = useState('')
  const [is_default, setDefault] = useState(false)
  const { mutate, isPending, error } = useKeepFilter()

  function keep(event: SubmitEvent) {
    event.preventDefault()
    mutate([{ body: { list, name, filters: chosen, is_default } }], { onSuccess: onClose })
  }

  return (
    <form onSubmit={keep} noValidate className="grid gap-5">
      <TextField
        label={text.name}
        hint={text.nameHint}
        maxLength={60}
        required
        autoFocus
        value={name}
        readOnly={isPending}
        error={fieldMistake(error, 'name')}
        onChange={({ target }) => setName(target.value)}
      />
      <Checkbox label={text.opensWith} checked={is_default} onChange={({ target }) => setDefault(target.checked)} />
      <FormActions label={text.save} onCancel={onClose} tone="solid" pending={isPending} />
    </form>
  )
}
