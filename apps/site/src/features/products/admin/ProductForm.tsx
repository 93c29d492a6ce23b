import { staffProductWithDetails } from '@arkpax/schema/products'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAllProducts } from '~/components/admin/all-products.ts'
import { bottomBar } from '~/components/admin/bottom-bar.ts'
import { DraftNotice } from '~/components/admin/DraftNotice.tsx'
import { EditConflicts } from '~/components/admin/EditConflicts.tsx'
import type { EditConflict } from '~/components/admin/merge-edits.ts'
import { type FormStart, useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useSaveOver } from '~/components/admin/use-save-over.ts'
import { useTyped } from '~/components/admin/use-typed.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import type { StoredStock } from './BasicFields.tsx'
import { openErrors, toggleGroups } from './FieldGroup.tsx'
import { ProductFields } from './ProductFields.tsx'
import { ProductPreview } from './preview/ProductPreview.tsx'
import { labelOf, shownOf } from './product-conflicts.ts'
import { productFormText as text } from './product-form.fi.ts'
import {
  type ProductFormInput,
  type ProductFormState,
  type ProductValues,
  productForm,
  productValues,
  valuesOf,
} from './product-values.ts'

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
  /** The product's id; null of a new one. */
  id: string | null
  /** The stock of a stored product; null for a new one, whose first pieces are given in the form. */
  stored: StoredStock | null
  /** Stores what was typed over what the form began with; rejects when the server refuses. */
  onSave: (input: ProductFormInput, base: FormStart<ProductValues>, typed: ProductValues) => Promise<unknown>
}

/** The form of a product; what is typed stays when saving fails, when somebody else saves first, and over a reload. */
export function ProductForm({ draft: name, start, id, stored, onSave, onTyped, onCancel, onSaved }: Props) {
  const form = useForm<ProductValues, unknown, ProductFormInput>({
    resolver: zodResolver(productForm),
    defaultValues: start.values,
    shouldFocusError: false, // A list has no field of its own to focus: `openErrors` finds the first wrong one.
  })
  const element = useRef<HTMLFormElement>(null)
  const [isOpen, setOpen] = useState(false)
  const draft = useFormDraft({ name, form, schema: productValues, start, rules: productForm.shape })

  const { isDirty, submitCount, isSubmitting } = form.formState
  useTyped(isDirty, onTyped)

  const hasErrors = Object.keys(form.formState.errors).length > 0
  const refused = hasErrors && !isSubmitting ? submitCount : 0
  useEffect(() => {
    if (refused > 0) openErrors(element.current)
  }, [refused])

  const save = useSaveOver({ name, form, draft, schema: staffProductWithDetails, valuesOf, save: onSave, onSaved })

  function toggle() {
    toggleGroups(element.current, !isOpen)
    setOpen(!isOpen)
  }

  return (
    <form
      ref={element}
      onSubmit={form.handleSubmit(save)}
      noValidate
      className="grid grid-cols-1 gap-6 [&_:is(input,select,textarea,button,summary)]:scroll-mb-28"
    >
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <div>
        <Button size="sm" className="min-h-11" onClick={toggle}>
          {isOpen ? text.closeAll : text.openAll}
        </Button>
      </div>
      <ProductFields form={form} id={id} stored={stored} />
      <ProductConflicts conflicts={draft.conflicts} form={form} />
      <div
        ref={bottomBar}
        className="sticky bottom-0 z-10 -mx-4 flex flex-wrap justify-end gap-3 border-t border-line bg-snow px-4 py-3 sm:mx-0 sm:px-0"
      >
        <ProductPreview form={form} id={id} />
        <Button onClick={onCancel}>{text.cancel}</Button>
        <Button type="submit" tone="action" pending={isSubmitting}>
          {stored ? text.submitEdit : text.submitNew}
        </Button>
      </div>
    </form>
  )
}

interface ConflictProps {
  conflicts: EditConflict<ProductValues>[]
  form: ProductFormState
}

/** The fields of a product that somebody else has saved meanwhile. */
function ProductConflicts({ conflicts, form }: ConflictProps) {
  const { data } = useAllProducts()
  return (
    <EditConflicts
      conflicts={conflicts}
      labelOf={labelOf}
      shownOf={(field, value) => shownOf(field, value, data)}
      onChoose={(field, value) => form.setValue(field, value, { shouldDirty: true, shouldValidate: true })}
    />
  )
}
