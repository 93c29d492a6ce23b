import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { hintClass, labelClass } from '~/components/ui/field.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { type MethodValues, newStep, type ZoneValues } from './delivery-form.ts'
import { deliveryText as text } from './settings.fi.ts'

interface Props {
  /** What the method is called. */
  name: string
  steps: MethodValues['steps']
  zones: readonly ZoneValues[]
  onChange: (steps: MethodValues['steps']) => void
  errors: FieldErrors<MethodValues>['steps']
}

/** What a method costs: a row for each weight, a column for each zone. */
export function DeliveryPrices({ name, steps, zones, onChange, errors }: Props) {
  const add = useRef<HTMLButtonElement>(null)
  if (zones.length === 0) return <p className={hintClass}>{text.noZones}</p>
  return (
    <div className="grid gap-2">
      <p className={labelClass}>{text.prices(name)}</p>
      <p className={hintClass}>{text.pricesHint}</p>
      <Table label={text.prices(name)}>
        <thead>
          <tr>
            <HeadCell>{text.upTo}</HeadCell>
            {zones.map(({ id, name }) => (
              <HeadCell key={id}>{`${name || text.newZone} (€)`}</HeadCell>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {Array.from(steps.entries(), ([index, step]) => (
            <tr key={index} className="align-top">
              <td className="min-w-24 p-1">
                <NumberField
                  label={text.weightOf(index + 1)}
                  labelHidden
                  decimals
                  required
                  value={step.upToGrams}
                  error={errors?.[index]?.upToGrams?.message}
                  onChange={({ target }) => onChange(steps.with(index, { ...step, upToGrams: target.value }))}
                />
              </td>
              {zones.map(({ id, name }) => (
                <td key={id} className="min-w-24 p-1">
                  <NumberField
                    label={text.priceOf(index + 1, name || text.newZone)}
                    labelHidden
                    decimals
                    value={step.prices[id] ?? ''}
                    error={errors?.[index]?.prices?.[id]?.message}
                    onChange={({ target }) =>
                      onChange(steps.with(index, { ...step, prices: { ...step.prices, [id]: target.value } }))
                    }
                  />
                </td>
              ))}
              <td className="p-1">
                <Button
                  tone="quiet"
                  size="icon"
                  aria-label={text.removeStep(index + 1)}
                  onClick={() => {
                    onChange(steps.toSpliced(index, 1))
                    add.current?.focus()
                  }}
                >
                  <Trash2 className="size-4" aria-hidden="true" />
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Button
        ref={add}
        size="sm"
        className="min-h-11 justify-self-start"
        onClick={() => onChange([...steps, newStep()])}
      >
        <Plus className="size-4" aria-hidden="true" />
        {text.addStep}
      </Button>
    </div>
  )
}
