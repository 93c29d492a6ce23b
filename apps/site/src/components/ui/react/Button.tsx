import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonTone, buttonClass } from '../button.recipe.ts'

interface Props extends ComponentProps<'button'> {
  tone?: ButtonTone
  size?: ButtonSize
  /** Shows that its work is under way and takes no more clicks. */
  pending?: boolean
}

/** A button; `type="button"` unless told otherwise. For a link use `<a className={buttonClass(…)}>`. */
export function Button({ tone, size, pending = false, className = '', disabled, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={`${buttonClass(tone, size)} ${className}`}
    />
  )
}
