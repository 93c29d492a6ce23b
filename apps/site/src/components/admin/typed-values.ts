import { readDecimal, typedDecimal } from '@arkpax/schema/decimal'
import * as z from 'zod'

/** What a form holds of a value while it is filled in: numbers, choices and what is missing as text, groups and lists as such. */
export type Typed<T> = T extends readonly (infer Item)[]
  ? Typed<Item>[]
  : T extends object
    ? { [K in keyof T]-?: Typed<NonNullable<T[K]>> }
    : string

/** The schema of what a form holds. */
export const typedSchema = <S extends z.ZodType>(schema: S) =>
  typedShape(schema) as unknown as z.ZodType<Typed<z.output<S>>, Typed<z.output<S>>>

/** A stored value as a form shows it: numbers in Finnish, what is missing as empty text. */
export const toTyped = <S extends z.ZodType>(schema: S, value: z.output<S> | undefined) =>
  typed(schema, value) as Typed<z.output<S>>

/**
 * What was typed, for the schema to judge: an empty field is missing, a number that cannot be read is none, and an optional group or
 * list without anything in it is left out.
 */
export const fromTyped = <S extends z.ZodType>(schema: S, values: Typed<z.output<S>>) =>
  read(schema, values) as z.input<S>

function typedShape(schema: z.core.$ZodType): z.ZodType {
  const kind = required(schema)
  if (kind instanceof z.ZodObject) return z.object(mapShape(kind, typedShape))
  if (kind instanceof z.ZodArray) return z.array(typedShape(kind.element))
  return z.string()
}

function typed(schema: z.core.$ZodType, value: unknown): unknown {
  const kind = required(schema)
  if (kind instanceof z.ZodObject) return mapShape(kind, (part, name) => typed(part, partOf(value, name)))
  if (kind instanceof z.ZodArray) return listOf(value).map((item) => typed(kind.element, item))
  return typeof value === 'number' ? typedDecimal(value) : String(value ?? '')
}

function read(schema: z.core.$ZodType, value: unknown): unknown {
  const kind = required(schema)
  const isOptional = kind !== schema
  if (kind instanceof z.ZodObject) {
    const parts = Object.entries(mapShape(kind, (part, name) => read(part, partOf(value, name))))
    const given = parts.filter(([, part]) => part !== undefined)
    return isOptional && given.length === 0 ? undefined : Object.fromEntries(given)
  }
  if (kind instanceof z.ZodArray) {
    const items = listOf(value).map((item) => read(kind.element, item))
    return isOptional && items.length === 0 ? undefined : items
  }
  const text = String(value ?? '').trim()
  if (text === '') return undefined
  return kind instanceof z.ZodNumber ? (readDecimal(text) ?? Number.NaN) : text
}

const required = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional ? required(schema.unwrap()) : schema

const mapShape = <Part>(object: z.ZodObject, map: (schema: z.core.$ZodType, name: string) => Part) =>
  Object.fromEntries(Object.entries(object.shape).map(([name, part]) => [name, map(part, name)]))

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
