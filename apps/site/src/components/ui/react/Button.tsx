import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonSize, type ButtonTone, buttonClass } from '../button.recipe.ts'

interface Props extends ComponentProps<'button'> {
  tone?: ButtonTone
  size?: ButtonSize
  /** Shows that its work is under way. */
  pending?: boolean
}

/**
 * A button; `type="button"` unless told otherwise. While it is pending or disabled it takes no press and sends no form, but
 * keeps the focus, which the browser would take from a disabled one. For a link use `<a className={buttonClass(…)}>`.
 */
export function Button({ tone, size, pending = false, className = '', disabled = false, onClick, ...rest }: Props) {
  const isOff = pending || disabled
  return (
    <button
      type="button"
      {...rest}
      onClick={isOff ? ignore : onClick}
      aria-disabled={isOff || undefined}
      aria-busy={pending || undefined}
      className={`${buttonClass(tone, size)} ${className}`}
    />
  )
}

const ignore = (event: MouseEvent) => event.preventDefault()
