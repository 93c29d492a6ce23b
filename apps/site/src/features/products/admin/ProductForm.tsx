import type { Sent } from '@arkpax/schema/endpoints'
import type { Product } from '@arkpax/schema/products'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { ApiError } from '~/lib/api.ts'
import { productFormText } from './admin-products.fi.ts'
import { ProductFields } from './ProductFields.tsx'
import { newProductValues, type ProductValues, productBody, productForm, valuesOf } from './product-values.ts'

export interface ProductFormCallbacks {
  /** Tells whether there is something typed that closing would lose. */
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
  onSaved: () => void
}

interface Props extends ProductFormCallbacks {
  /** The product as the server has it; null for a new one. */
  product: Product | null
  /** Stores the product; rejects when the server refuses. */
  onSave: (body: Sent<'PUT /api/admin/products/{id}', 'body'>) => Promise<unknown>
}

/** The form of a product; what is typed stays when saving fails. */
export function ProductForm({ product, onSave, onTyped, onCancel, onSaved }: Props) {
  const form = useForm<ProductValues, unknown, z.output<typeof productForm>>({
    resolver: zodResolver(productForm),
    defaultValues: product ? valuesOf(product) : newProductValues,
  })

  const { isDirty } = form.formState
  useEffect(() => {
    onTyped(isDirty)
    return () => onTyped(false)
  }, [isDirty, onTyped])

  const submit = form.handleSubmit(async (input) => {
    try {
      await onSave(productBody(input, product))
      onSaved()
    } catch (error) {
      if (error instanceof ApiError) showFieldErrors(form.setError, error)
    }
  })

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <ProductFields form={form} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>{productFormText.cancel}</Button>
        <Button type="submit" tone="action" pending={form.formState.isSubmitting}>
          {product ? productFormText.submitEdit : productFormText.submitNew}
        </Button>
      </div>
    </form>
  )
}
