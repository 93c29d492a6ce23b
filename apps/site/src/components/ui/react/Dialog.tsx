import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { buttonClass } from '../button.recipe.ts'
import { dialogBodyClass, dialogClass, dialogHeadClass, dialogTitleClass, wideDialogClass } from '../dialog.recipe.ts'

interface Props {
  open: boolean
  onClose: () => void
  title: string
  wide?: boolean
  children: ReactNode
}

/** A modal dialog on the native element: focus stays inside, Escape closes, focus returns. Content lives while open. */
export function Dialog({ open, onClose, title, wide = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  /** The browser has closed it by itself; whether it stays closed is for its owner to say. */
  function ask() {
    if (!open) return
    if (!dialog.current?.open) dialog.current?.showModal()
    onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={wide ? wideDialogClass : dialogClass}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        ask()
      }}
      onClose={ask}
    >
      {open && (
        <>
          <div className={dialogHeadClass}>
            <h2 id={titleId} className={dialogTitleClass}>
              {title}
            </h2>
            <button type="button" className={`${buttonClass('quiet', 'icon')} shrink-0`} onClick={onClose} aria-label="Sulje">
              <X className="size-5" aria-hidden="true" />
            </button>
          </div>
          <div className={dialogBodyClass}>{children}</div>
        </>
      )}
    </dialog>
  )
}
