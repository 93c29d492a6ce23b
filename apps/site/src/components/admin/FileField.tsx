import type { RefObject } from 'react'
import { Field } from '~/components/ui/react/Field.tsx'

interface Props {
  label: string
  hint: string
  /** Kinds of files, as the browser takes them. */
  accept: string
  ref: RefObject<HTMLInputElement | null>
  error: string | undefined
  onChoose: (file: File | undefined) => void
}

const buttonLike =
  'file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-sm file:border file:border-line-strong file:bg-surface file:px-4 file:font-medium file:text-ink'

/** A file: chosen from the machine, or dropped on the field, which browsers know by themselves. */
export const FileField = ({ label, hint, accept, ref, error, onChoose }: Props) => (
  <Field label={label} hint={hint} error={error} className="max-w-prose">
    {(control) => (
      <input
        {...control}
        ref={ref}
        type="file"
        accept={accept}
        className={`min-h-24 w-full min-w-0 cursor-pointer rounded-sm border border-dashed border-line-strong px-4 py-6 hover:border-ink aria-invalid:border-danger ${buttonLike}`}
        onChange={({ target }) => onChoose(target.files?.[0])}
      />
    )}
  </Field>
)
