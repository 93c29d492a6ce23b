import { type ComponentProps, type ReactNode, useId } from 'react'
import { controlClass, errorClass, fieldClass, hintClass, labelClass, selectClass } from '../field.recipe.ts'

export interface FieldProps {
  label: string
  hint?: string
  /** What is wrong, for instance `errors.email?.message` of React Hook Form. */
  error?: string
  labelHidden?: boolean
  className?: string
}

interface ControlAttributes {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Label, hint and error around a control of one's own. */
export function Field({
  label,
  hint,
  error,
  labelHidden,
  className = '',
  children,
}: FieldProps & { children: (control: ControlAttributes) => ReactNode }) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={`${fieldClass} ${className}`}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : labelClass}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

/** What stands below a control: its hint, and what is wrong, as `<id>-hint` and `<id>-error`. */
export const FieldNotes = ({ id, hint, error }: { id: string; hint?: string; error?: string }) => (
  <>
    {hint && (
      <p id={`${id}-hint`} className={hintClass}>
        {hint}
      </p>
    )}
    {error && (
      <p id={`${id}-error`} className={errorClass} role="alert">
        {error}
      </p>
    )}
  </>
)

/** A one-line field; spread `register('name')` into it. */
export function TextField({
  label,
  hint,
  error,
  labelHidden,
  className,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <Field {...{ label, hint, error, labelHidden, className }}>
      {(control) => <input {...input} {...control} className={controlClass} />}
    </Field>
  )
}

/** A field of many lines. */
export function TextArea({
  label,
  hint,
  error,
  labelHidden,
  className,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, hint, error, labelHidden, className }}>
      {(control) => <textarea rows={6} {...area} {...control} className={controlClass} />}
    </Field>
  )
}

/** A native select; options as children. */
export function Select({
  label,
  hint,
  error,
  labelHidden,
  className,
  ...select
}: FieldProps & ComponentProps<'select'>) {
  return (
    <Field {...{ label, hint, error, labelHidden, className }}>
      {(control) => <select {...select} {...control} className={selectClass} />}
    </Field>
  )
}

/** A tick box with its label beside it. */
export function Checkbox({ label, className = '', ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className={`inline-flex min-h-11 cursor-pointer items-center gap-3 ${className}`}>
      <input type="checkbox" {...input} className="size-5 shrink-0 accent-forest" />
      <span className="font-medium">{label}</span>
    </label>
  )
}
