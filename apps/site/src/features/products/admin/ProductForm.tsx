import { product as productSchema } from '@arkpax/schema/products'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { dropDraft } from '~/components/admin/form-drafts.ts'
import { currentOf } from '~/components/admin/stale.ts'
import { type FormStart, useFormDraft } from '~/components/admin/use-form-draft.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { ApiError } from '~/lib/api.ts'
import { productFormText } from './admin-products.fi.ts'
import { ProductConflicts } from './ProductConflicts.tsx'
import { ProductFields, type StoredStock } from './ProductFields.tsx'
import { type ProductFormInput, type ProductValues, productForm, productValues, valuesOf } from './product-values.ts'

export interface ProductFormCallbacks {
  /** Tells whether there is something typed that closing would lose. */
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
  onSaved: () => void
}

interface Props extends ProductFormCallbacks {
  /** The name under which the form keeps what is typed. */
  draft: string
  start: FormStart<ProductValues>
  /** The stock of a stored product; null for a new one, whose first pieces are given in the form. */
  stored: StoredStock | null
  /** Stores what was typed over what the form began with; rejects when the server refuses. */
  onSave: (input: ProductFormInput, base: FormStart<ProductValues>, typed: ProductValues) => Promise<unknown>
}

/** The form of a product; what is typed stays when saving fails, when somebody else saves first, and over a reload. */
export function ProductForm({ draft: name, start, stored, onSave, onTyped, onCancel, onSaved }: Props) {
  const form = useForm<ProductValues, unknown, ProductFormInput>({
    resolver: zodResolver(productForm),
    defaultValues: start.values,
  })
  const draft = useFormDraft({ name, form, schema: productValues, start, rules: productForm.shape })

  const { isDirty } = form.formState
  useEffect(() => {
    onTyped(isDirty)
    return () => onTyped(false)
  }, [isDirty, onTyped])

  async function save(input: ProductFormInput): Promise<void> {
    try {
      await onSave(input, draft.base(), form.getValues())
      dropDraft(name)
      onSaved()
    } catch (error) {
      const current = currentOf(error, productSchema)
      if (current) {
        const isConflict = draft.rebase({ values: valuesOf(current), version: current.version })
        if (!isConflict) await save(input)
      } else if (error instanceof ApiError) showFieldErrors(form.setError, error)
    }
  }

  return (
    <form onSubmit={form.handleSubmit(save)} noValidate className="grid grid-cols-1 gap-6">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <ProductFields form={form} stored={stored} />
      <ProductConflicts conflicts={draft.conflicts} form={form} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>{productFormText.cancel}</Button>
        <Button type="submit" tone="action" pending={form.formState.isSubmitting}>
          {stored ? productFormText.submitEdit : productFormText.submitNew}
        </Button>
      </div>
    </form>
  )
}
