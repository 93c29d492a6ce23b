import { Controller, type FieldErrors } from 'react-hook-form'
import { RowList } from '~/components/admin/RowList.tsx'
import { Select, TextField } from '~/components/ui/react/Field.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { listTexts, portText as text } from './product-form.fi.ts'
import { emptyPort, type PortValues, type ProductFormState } from './product-values.ts'

/** The ports of a product in the order of its page. */
export function PortRows({ form }: { form: ProductFormState }) {
  const errors = form.formState.errors.details?.ports
  return (
    <Controller
      control={form.control}
      name="details.ports"
      render={({ field }) => (
        <RowList
          text={listTexts.ports}
          rows={field.value}
          onChange={field.onChange}
          empty={emptyPort}
          error={errors?.message}
        >
          {(port, index, change) => (
            <PortFields name={listTexts.ports.row(index + 1)} port={port} errors={errors?.[index]} onChange={change} />
          )}
        </RowList>
      )}
    />
  )
}

interface Props {
  name: string
  port: PortValues
  errors: FieldErrors<PortValues> | undefined
  onChange: (port: PortValues) => void
}

function PortFields({ name, port, errors, onChange }: Props) {
  const field = (part: keyof PortValues & keyof typeof text) => ({
    label: text[part] as string,
    value: port[part],
    error: errors?.[part]?.message,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...port, [part]: target.value }),
  })
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-sm border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{port.label ? `${name}: ${port.label}` : name}</legend>
      <div className="grid gap-4 sm:grid-cols-[1fr_1fr_8rem]">
        <Select {...field('kind')}>
          <option value="">{text.chooseKind}</option>
          <Options labels={text.kinds} />
        </Select>
        <TextField {...field('label')} />
        <NumberField {...field('count')} />
      </div>
      <div className="grid gap-4 sm:grid-cols-5">
        <NumberField {...field('volts')} decimals />
        <NumberField {...field('amps')} decimals />
        <NumberField {...field('watts')} decimals />
        <Select {...field('side')}>
          <Options labels={text.sides} />
        </Select>
        <Select {...field('direction')}>
          <Options labels={text.directions} />
        </Select>
      </div>
      <TextField {...field('description')} />
    </fieldset>
  )
}
