import { EditConflicts } from '~/components/admin/EditConflicts.tsx'
import type { EditConflict } from '~/components/admin/merge-edits.ts'
import { labelOf, shownOf } from './product-conflicts.ts'
import type { ProductFormState, ProductValues } from './product-values.ts'

interface Props {
  conflicts: EditConflict<ProductValues>[]
  form: ProductFormState
}

/** The fields of a product that somebody else has saved meanwhile. */
export const ProductConflicts = ({ conflicts, form }: Props) => (
  <EditConflicts
    conflicts={conflicts}
    labelOf={labelOf}
    shownOf={shownOf}
    onChoose={(field, value) => form.setValue(field, value, { shouldDirty: true, shouldValidate: true })}
  />
)
