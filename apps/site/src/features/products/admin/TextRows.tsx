import { Controller } from 'react-hook-form'
import { RowList } from '~/components/admin/RowList.tsx'
import { TextArea, TextField } from '~/components/ui/react/Field.tsx'
import { listTexts } from './product-form.fi.ts'
import type { ProductFormState } from './product-values.ts'

interface Props {
  form: ProductFormState
  name: 'technicalSpecs' | 'details.badges' | 'details.applications' | 'details.warnings'
}

const empty = () => ''

/** A list of texts, a row for each: a warning has room for sentences. */
export function TextRows({ form, name }: Props) {
  const kind = name === 'technicalSpecs' ? name : keyOf(name)
  const text = listTexts[kind]
  const { errors } = form.formState
  const error = name === 'technicalSpecs' ? errors.technicalSpecs : errors.details?.[keyOf(name)]
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <RowList text={text} rows={field.value} onChange={field.onChange} empty={empty} error={error?.message}>
          {(row, index, change) => {
            const Row = kind === 'warnings' ? WarningRow : LineRow
            return <Row label={text.row(index + 1)} value={row} error={error?.[index]?.message} onChange={change} />
          }}
        </RowList>
      )}
    />
  )
}

interface RowProps {
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

const LineRow = ({ onChange, ...field }: RowProps) => (
  <TextField {...field} labelHidden onChange={({ target }) => onChange(target.value)} />
)

const WarningRow = ({ onChange, ...field }: RowProps) => (
  <TextArea {...field} labelHidden rows={2} onChange={({ target }) => onChange(target.value)} />
)

type DetailsList = 'badges' | 'applications' | 'warnings'

const keyOf = (name: `details.${DetailsList}`) => name.slice('details.'.length) as DetailsList
