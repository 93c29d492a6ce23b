import { Controller, type UseFormReturn } from 'react-hook-form'
import { RowList } from '~/components/admin/RowList.tsx'
import { rowListText } from '~/components/admin/row-list.fi.ts'
import { hintClass, labelClass } from '~/components/ui/field.recipe.ts'
import { Select, TextArea, TextField } from '~/components/ui/react/Field.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import type { PassportEntry, PassportField } from './passport-parts.ts'
import type { PassportRow, PassportValues } from './passport-values.ts'
import { passportsText as text } from './passports.fi.ts'

/** As `useForm` gives it, whatever it makes of what is typed. */
export type PassportFormState = UseFormReturn<PassportValues, unknown, Record<string, unknown>>

/** The fields of one entry, alone, together, or as rows. */
export function PassportFields({ entry, form }: { entry: PassportEntry; form: PassportFormState }) {
  const { label, hint, fields = [], row } = entry
  if (row) return <Rows entry={entry} row={row} form={form} />
  const controls = fields.map((field) => (
    <Control key={field.name} field={field} error={errorAt(form, field.name)} control={form.register(field.name)} />
  ))
  if (fields.length === 1) return controls
  return (
    <fieldset className="grid min-w-0 gap-4 sm:col-span-2 sm:grid-cols-2 lg:grid-cols-3">
      <legend className={`mb-1 ${labelClass}`}>{label}</legend>
      <p className={`${hintClass} col-span-full`}>{hint}</p>
      {controls}
    </fieldset>
  )
}

function Rows({ entry: { key, label, hint }, row: { noun, columns }, form }: RowsProps) {
  return (
    <div className="min-w-0 sm:col-span-2">
      <Controller
        control={form.control}
        name={key}
        render={({ field: { value, onChange } }) => (
          <RowList<PassportRow>
            text={rowListText(noun, label, hint)}
            rows={Array.isArray(value) ? value : []}
            onChange={onChange}
            empty={() => blankRow(columns)}
            error={errorAt(form, key)}
          >
            {(values, index, change) => (
              <div className="grid gap-3 sm:grid-cols-2">
                {columns.map((column) => (
                  <Control
                    key={column.name}
                    field={column}
                    error={errorAt(form, `${key}.${index}.${column.name}`)}
                    control={{
                      value: values[column.name] ?? '',
                      onChange: ({ target }: Changed) => change({ ...values, [column.name]: target.value }),
                    }}
                  />
                ))}
              </div>
            )}
          </RowList>
        )}
      />
    </div>
  )
}

interface RowsProps {
  entry: PassportEntry
  row: NonNullable<PassportEntry['row']>
  form: PassportFormState
}

const blankRow = (columns: readonly PassportField[]): PassportRow =>
  Object.fromEntries(columns.map(({ name, kind }) => [name, kind === 'yes' ? 'no' : '']))

/** What is wrong at a path; of texts in lines the first that is wrong. */
function errorAt(form: PassportFormState, path: string): string | undefined {
  const found: unknown = form.getFieldState(path, form.formState).error
  const first: unknown = Array.isArray(found) ? found.find(Boolean) : found
  const message: unknown = typeof first === 'object' && first !== null ? Reflect.get(first, 'message') : undefined
  return typeof message === 'string' ? message : undefined
}

type Changed = { target: { value: string } }
interface ControlProps {
  field: PassportField
  error: string | undefined
  control: ReturnType<PassportFormState['register']> | { value: string; onChange: (changed: Changed) => void }
}

function Control({ field: { label, hint, kind, options }, error, control }: ControlProps) {
  const shared = { label, hint, error, ...control }
  if (kind === 'number') return <NumberField decimals {...shared} />
  if (kind === 'lines') return <TextArea rows={3} {...shared} />
  if (kind === 'yes')
    return (
      <Select {...shared}>
        <Options labels={{ no: text.no, yes: text.yes }} />
      </Select>
    )
  if (kind === 'choice')
    return (
      <Select {...shared}>
        <option value="">{text.choose}</option>
        <Options labels={options ?? {}} />
      </Select>
    )
  return <TextField {...shared} />
}
