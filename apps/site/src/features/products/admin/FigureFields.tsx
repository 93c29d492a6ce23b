import { get } from 'react-hook-form'
import { TextField } from '~/components/ui/react/Field.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import type { FigureField } from './product-figures.fi.ts'
import type { ProductFormState } from './product-values.ts'

interface Props {
  form: ProductFormState
  figures: readonly FigureField[]
}

/** Figures of a product side by side, each with its unit in its label. */
export const FigureFields = ({ form, figures }: Props) => (
  <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
    {figures.map(({ path, isText, ...field }) => {
      const error = get<object, { message?: string } | undefined>(form.formState.errors, path)?.message
      const attributes = { ...field, error, ...form.register(path) }
      return isText ? <TextField key={path} {...attributes} /> : <NumberField key={path} {...attributes} decimals />
    })}
  </div>
)
