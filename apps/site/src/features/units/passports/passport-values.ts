import { readDecimal, typedDecimal } from '@arkpax/schema/decimal'
import { type PassportModel, passportModel } from '@arkpax/schema/passport-model'
import * as z from 'zod'
import { type PassportEntry, type PassportField, passportEntries } from './passport-parts.ts'

const row = z.record(z.string(), z.string())
const typed = z.union([z.string(), z.array(row)])
/** What the form holds while it is filled in, in the shape of the model: all as typed. */
export const passportValues = z.record(z.string(), z.union([typed, z.record(z.string(), typed)]))
export type PassportValues = z.output<typeof passportValues>
export type PassportRow = z.output<typeof row>
type Typed = z.output<typeof typed>

/** What is typed at a path of one or two names. */
export function typedAt(values: PassportValues, path: string): Typed {
  const [group = '', name] = path.split('.')
  const value = values[group] ?? ''
  if (name === undefined) return typeof value === 'string' || Array.isArray(value) ? value : ''
  return typeof value === 'string' || Array.isArray(value) ? '' : (value[name] ?? '')
}

const isBlank = (value: Typed) => (typeof value === 'string' ? value.trim() === '' : value.length === 0)

/** Whether nothing is typed into an entry. */
export const isMissing = (values: PassportValues, { key, fields }: PassportEntry) =>
  (fields?.map(({ name }) => name) ?? [key]).every((path) => isBlank(typedAt(values, path)))

/** A model as its form shows it. */
export function valuesOf(model: PassportModel): PassportValues {
  const values: PassportValues = {}
  for (const { key, fields, row } of passportEntries) {
    if (row) put(values, key, rowsOf(valueAt(model, key), row.columns))
    for (const { name } of fields ?? []) put(values, name, shown(valueAt(model, name)))
  }
  return values
}

const rowsOf = (rows: unknown, columns: readonly PassportField[]): PassportRow[] =>
  Array.isArray(rows)
    ? rows.map((one: unknown) => Object.fromEntries(columns.map(({ name }) => [name, shown(valueAt(one, name))])))
    : []

function valueAt(source: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined), source)
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.join('\n')
  if (typeof value === 'number') return typedDecimal(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' ? value : ''
}

/** Puts a value at a path of one or two names. */
function put<Value>(into: Record<string, Value | Record<string, Value>>, path: string, value: Value): void {
  const [group = '', name] = path.split('.')
  if (name === undefined) into[group] = value
  else into[group] = { ...(into[group] as Record<string, Value> | undefined), [name]: value }
}

/** An empty field was left out; where it belongs to others that were not, the model asks for it. */
function read({ kind }: PassportField, typed: string, isAsked: boolean): unknown {
  const text = typed.trim()
  if (kind === 'yes') return text === 'yes'
  if (kind === 'number') return text === '' ? undefined : (readDecimal(text) ?? Number.NaN)
  if (text === '' && !isAsked) return undefined
  return kind === 'lines' ? text.split('\n').filter((line) => line.trim() !== '') : text
}

function toModel(values: PassportValues): z.input<typeof passportModel> {
  const model: Record<string, unknown> = {}
  for (const entry of passportEntries) {
    const { key, fields, row } = entry
    const typedRows = row && typedAt(values, key)
    // A list inside a group belongs to it: the group asks for it.
    const isWanted = !isMissing(values, entry) || (key.includes('.') && isGroupTyped(values, key))
    if (row && isWanted && Array.isArray(typedRows))
      put(
        model,
        key,
        typedRows.map((one) => rowInput(row.columns, one)),
      )
    for (const field of fields ?? []) {
      const typed = typedAt(values, field.name)
      if (!isWanted || (isOneOfFigures(field) && isBlank(typed))) continue
      put(model, field.name, read(field, String(typed), (fields ?? []).length > 1))
    }
  }
  return model as z.input<typeof passportModel> // Checked by the schema that it goes into.
}

const isOneOfFigures = ({ name }: PassportField) => name.startsWith('figures.')

function isGroupTyped(values: PassportValues, key: string): boolean {
  const [group] = key.split('.')
  const entry = passportEntries.find((one) => one.key === group)
  return entry !== undefined && !isMissing(values, entry)
}

const rowInput = (columns: readonly PassportField[], row: PassportRow) =>
  Object.fromEntries(columns.map((column) => [column.name, read(column, row[column.name] ?? '', true)]))

/** The form of a model; the rules and messages are the API's. */
export const passportForm = passportValues.transform(toModel).pipe(passportModel)
