import { X } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { buttonClass } from '../button.recipe.ts'
import { dialogBodyClass, dialogClass, dialogHeadClass, dialogTitleClass, wideDialogClass } from '../dialog.recipe.ts'

interface Props {
  open: boolean
  onClose: () => void
  title: string
  wide?: boolean
  children: ReactNode
}

/** A field with a mistake is brought into view below the head, and the texts of the mistakes above it do not push it out again. */
const MISTAKES_IN_VIEW = 'scroll-pt-28 [overflow-anchor:none]'

/** A modal dialog on the native element: focus stays inside, Escape closes, focus returns. Content lives while open. */
export function Dialog({ open, onClose, title, wide = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Its content comes once the browser has opened it: nothing in a closed dialog can take the focus (`autoFocus`). It is
  // closed before it leaves the page, too: only then does the browser give the focus back.
  const [isShown, setShown] = useState(false)
  useLayoutEffect(() => {
    setShown(open)
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    return () => element.close()
  }, [open])

  /** The browser has closed it by itself; whether it stays closed is for its owner to say. React hands on what happens to a dialog inside. */
  function ask(event: SyntheticEvent) {
    if (!open || event.target !== event.currentTarget) return
    if (!dialog.current?.open) dialog.current?.showModal()
    onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={`${wide ? wideDialogClass : dialogClass} ${MISTAKES_IN_VIEW}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        ask(event)
      }}
      onClose={ask}
    >
      {open && (
        <>
          <div className={dialogHeadClass}>
            <h2 id={titleId} className={dialogTitleClass}>
              {title}
            </h2>
            <button
              type="button"
              className={`${buttonClass('quiet', 'icon')} shrink-0`}
              onClick={onClose}
              aria-label="Sulje"
            >
              <X className="size-5" aria-hidden="true" />
            </button>
          </div>
          <div className={dialogBodyClass}>{isShown && children}</div>
        </>
      )}
    </dialog>
  )
}
