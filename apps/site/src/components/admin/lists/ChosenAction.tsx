import { useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { NamedRows } from './NamedRows.tsx'

interface Props {
  label: string
  /** Some of the rows are being acted on. */
  isBusy: boolean
  /** The rows that it is about. */
  names: readonly string[]
  /** What the list of them is called. */
  list: string
  title: (count: number) => string
  text: string
  confirmLabel: string
  tone?: 'danger' | 'action'
  onConfirm: () => void
}

/** A button in the bar of chosen rows that asks first and names the rows; without any, or while some are acted on, it cannot be pressed. */
export function ChosenAction({ label, isBusy, names, list, title, text, confirmLabel, tone, onConfirm }: Props) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)

  function confirm() {
    close()
    onConfirm()
  }

  return (
    <>
      <Button size="sm" disabled={isBusy || names.length === 0} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        onConfirm={confirm}
        title={title(names.length)}
        text={text}
        confirmLabel={confirmLabel}
        tone={tone}
      >
        <NamedRows label={list} names={names} />
      </ConfirmDialog>
    </>
  )
}
