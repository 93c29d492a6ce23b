import { useState } from 'react'
import { Select, TextField } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { daysBetween, daysOf, isMoving } from './list-days.ts'
import { listsText as text } from './lists.fi.ts'

interface Props {
  label?: string | undefined
  /** The days as they stand in the address. */
  value: string
  onChange: (value: string) => void
}

const OWN = 'own'

/** The days that a list is narrowed to: usual ones as one choice, or any two. */
export function DaysField({ label = text.days, value, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { from, to } = daysOf(value, new Date())
  const isOwn = !isMoving(value) && (isOpen || from !== '' || to !== '')
  const isWrong = from !== '' && to !== '' && from > to

  function choose(chosen: string) {
    setOpen(chosen === OWN)
    onChange(chosen === OWN ? daysBetween(from, to) : chosen)
  }

  return (
    <>
      <Select
        label={label}
        value={isMoving(value) ? value : isOwn ? OWN : ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{text.allDays}</option>
        <Options labels={text.moving} />
        <option value={OWN}>{text.ownDays}</option>
      </Select>
      {isOwn && (
        <>
          <TextField
            label={text.from}
            type="date"
            value={from}
            error={isWrong ? text.wrongOrder : undefined}
            onChange={({ target }) => onChange(daysBetween(target.value, to))}
          />
          <TextField
            label={text.to}
            type="date"
            value={to}
            onChange={({ target }) => onChange(daysBetween(from, target.value))}
          />
        </>
      )}
    </>
  )
}
