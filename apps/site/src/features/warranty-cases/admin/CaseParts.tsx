import type { WarrantyCaseChange } from '@arkpax/schema/warranty-cases'
import { Plus, Trash2 } from 'lucide-react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { adminCaseText as text } from './admin-cases.fi.ts'
import type { WorkValues } from './case-values.ts'

const MAX_PARTS = 50

/** The spare parts that a repair has used, as free rows. */
export function CaseParts({ form }: { form: UseFormReturn<WorkValues, unknown, WarrantyCaseChange> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'parts' })
  const errors = form.formState.errors.parts
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-semibold">{text.parts}</legend>
      {fields.map((field, index) => (
        <div key={field.id} className="grid grid-cols-[minmax(0,1fr)_6rem_auto] items-start gap-3">
          <TextField
            label={text.part}
            error={errors?.[index]?.name?.message}
            {...form.register(`parts.${index}.name`)}
          />
          <NumberField
            label={text.quantity}
            error={errors?.[index]?.quantity?.message}
            {...form.register(`parts.${index}.quantity`)}
          />
          <Button
            tone="quiet"
            size="icon"
            className="mt-7"
            aria-label={text.removePart(index + 1)}
            onClick={() => remove(index)}
          >
            <Trash2 className="size-4" aria-hidden="true" />
          </Button>
        </div>
      ))}
      <Button
        size="sm"
        className="justify-self-start"
        disabled={fields.length >= MAX_PARTS}
        onClick={() => append({ name: '', quantity: '1' })}
      >
        <Plus className="size-4" aria-hidden="true" />
        {text.addPart}
      </Button>
    </fieldset>
  )
}
