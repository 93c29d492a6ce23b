import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'

interface Props extends Omit<ComponentProps<typeof Button>, 'type' | 'children'> {
  /** What the button that sends the form says. */
  label: string
  onCancel: () => void
}

/** The last row of a form in a dialog: the way out, and the button that sends it, which takes the rest. */
export const FormActions = ({ label, onCancel, tone = 'action', ...submit }: Props) => (
  <div className="flex flex-wrap justify-end gap-3">
    <Button onClick={onCancel}>Peruuta</Button>
    <Button type="submit" tone={tone} {...submit}>
      {label}
    </Button>
  </div>
)
