import type { KeyboardEvent, ReactNode } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { textEditorText as text } from './text-editor.fi.ts'

interface Props {
  label: string
  save: string
  onSave: () => void
  onCancel: () => void
  /** Buttons beside those two. */
  buttons?: ReactNode
  children: ReactNode
}

/** Asks for something between the tools and the text. It stands inside a form, so it is none itself: Enter saves, Escape closes only this. */
export function PanelFrame({ label, save, onSave, onCancel, buttons, children }: Props) {
  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.defaultPrevented || (event.key !== 'Enter' && event.key !== 'Escape')) return
    // Keys of the library's dialog are its own.
    if (event.target instanceof Element && event.target.closest('dialog') !== event.currentTarget.closest('dialog'))
      return
    if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') onSave()
    else onCancel()
  }

  return (
    <fieldset
      className="flex flex-wrap items-start gap-3 border-b border-line bg-sunken p-3 [&_input]:scroll-mt-28 [&_input]:scroll-mb-28"
      onKeyDown={handleKey}
    >
      <legend className="sr-only">{label}</legend>
      {children}
      <div className="flex flex-wrap gap-2 pt-6">
        <Button onClick={onSave}>{save}</Button>
        {buttons}
        <Button tone="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </fieldset>
  )
}
