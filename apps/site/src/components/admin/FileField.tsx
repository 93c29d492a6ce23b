import { type RefObject, useReducer } from 'react'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { Field } from '~/components/ui/react/Field.tsx'
import { adminTexts as text } from './admin.fi.ts'

interface Props {
  label: string
  hint: string
  /** Kinds of files, as the browser takes them. */
  accept: string
  ref: RefObject<HTMLInputElement | null>
  error: string | undefined
  onChoose: (file: File | undefined) => void
}

/**
 * A file: chosen from the machine, or dropped on the field, which browsers know by themselves. The browser's own field lies over ours
 * unseen, because its words are in the browser's language.
 */
export const FileField = ({ label, hint, accept, ref, error, onChoose }: Props) => {
  const [, showChosen] = useReducer((times: number) => times + 1, 0)
  // The form empties the field through `ref`, so what it holds is asked of it.
  const chosen = ref.current?.files?.[0]?.name
  return (
    <Field label={label} hint={hint} error={error} className="max-w-prose">
      {(control) => (
        <div className="relative rounded-sm border border-dashed border-line-strong focus-within:border-ink focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ink hover:border-ink has-aria-invalid:border-danger">
          <input
            {...control}
            ref={ref}
            type="file"
            accept={accept}
            title={chosen ?? text.chooseFile}
            className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer"
            onChange={({ target }) => {
              showChosen()
              onChoose(target.files?.[0])
            }}
          />
          <div className="flex min-h-24 flex-wrap items-center gap-x-4 gap-y-2 p-4" aria-hidden="true">
            <span className={buttonClass()}>{text.chooseFile}</span>
            <span className="min-w-0 wrap-anywhere text-ink-muted">{chosen ?? text.noFile}</span>
          </div>
        </div>
      )}
    </Field>
  )
}
