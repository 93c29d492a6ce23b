import { Controller } from 'react-hook-form'
import { TextEditor } from '~/components/admin/text-editor/TextEditor.tsx'
import { productFormText as text } from './product-form.fi.ts'
import type { ProductFormState } from './product-values.ts'

/** The long text that sells a product. */
export const SalesTextField = ({ form }: { form: ProductFormState }) => (
  <Controller
    control={form.control}
    name="details.salesText"
    render={({ field: { value, onChange } }) => (
      <TextEditor
        label={text.salesText}
        hint={text.salesTextHint}
        error={form.formState.errors.details?.salesText?.message}
        value={value}
        onChange={onChange}
      />
    )}
  />
)
