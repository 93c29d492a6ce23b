import type { ContactMessageDetail } from '@arkpax/schema/contact'
import { formatStamp } from '@arkpax/schema/format-fi'
import { contactStatusLabels } from '@arkpax/schema/labels'
import { type SubmitEvent, useState } from 'react'
import { Checkbox, Select } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { mergeText as text } from './merge.fi.ts'

interface Props {
  message: ContactMessageDetail
  isPending: boolean
  onCancel: () => void
  onMerge: (main: string, ids: string[]) => void
}

/** The other messages of the customer to choose from, and what happens before it does. */
export function MergeChoice({ message, isPending, onCancel, onMerge }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>(() => message.others.slice(0, 1).map(({ id }) => id))
  const [mainId, setMainId] = useState(message.id)
  const others = message.others.filter(({ id }) => chosen.includes(id))
  const main = others.find(({ id }) => id === mainId) ?? message
  const ids = [message, ...others].map(({ id }) => id).filter((id) => id !== main.id)

  function choose(id: string, isChosen: boolean) {
    setChosen(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!isPending && ids.length > 0) onMerge(main.id, ids)
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-5">
      <fieldset>
        <legend className="mb-1 text-sm font-semibold wrap-anywhere">{text.others(message.email)}</legend>
        {message.others.map(({ id, subject, status, created_at }) => (
          <Checkbox
            key={id}
            className="w-full wrap-anywhere"
            label={`${subject}, ${formatStamp(created_at)}, ${contactStatusLabels[status].toLowerCase()}`}
            checked={chosen.includes(id)}
            onChange={({ target }) => choose(id, target.checked)}
          />
        ))}
      </fieldset>
      <Select label={text.main} hint={text.mainHint} value={main.id} onChange={({ target }) => setMainId(target.value)}>
        <option value={message.id}>{text.thisOne(message.subject)}</option>
        {others.map(({ id, subject }) => (
          <option key={id} value={id}>
            {subject}
          </option>
        ))}
      </Select>
      {ids.length > 0 && <p role="status">{text.preview(ids.length, main.subject)}</p>}
      <FormActions
        label={text.confirm}
        onCancel={onCancel}
        tone="solid"
        autoFocus
        pending={isPending}
        disabled={ids.length === 0}
      />
    </form>
  )
}
