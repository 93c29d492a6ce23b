import { useEffect, useState } from 'react'
import { TextField } from '~/components/ui/react/Field.tsx'

const PAUSE_MS = 250

interface Props {
  label: string
  placeholder?: string
  value: string
  /** Called when the typing pauses. */
  onChange: (value: string) => void
}

/** A search over a list of the server: it asks when the typing pauses. */
export function SearchField({ label, placeholder, value, onChange }: Props) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => onChange(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, value, onChange])

  return (
    <TextField
      type="search"
      label={label}
      placeholder={placeholder}
      maxLength={200}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
