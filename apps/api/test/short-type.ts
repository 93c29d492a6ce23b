import * as z from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema
type Io = 'input' | 'output'

/** Schemas with a name of their own, which is written instead of their fields. */
export type NamedTypes = z.core.$ZodRegistry<{ id: string }>

/** What a schema takes (`input`) or gives (`output`), as short as TypeScript would say it; `names` are filled with the types it refers to. */
export function shortType(schema: z.ZodType, io: Io, named: NamedTypes, names: Set<string>): string {
  return written(z.toJSONSchema(schema, { io, unrepresentable: 'any', metadata: named, reused: 'inline' }), names)
}

/** The fields of an object, one a line, also when the object has a name. */
export function fieldLines(schema: z.ZodType, io: Io, named: NamedTypes, names: Set<string>): string[] {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any', metadata: named, reused: 'inline' })
  const own = json.$ref ? json.$defs?.[json.$ref.replace('#/$defs/', '')] : json
  if (!own?.properties) return [written(json, names)]
  return fields(own, names)
}

const fields = ({ properties = {}, required = [] }: JsonSchema, names: Set<string>) =>
  Object.entries(properties).map(([name, property]) => {
    const mark = required.includes(name) ? '' : '?'
    const json = typeof property === 'boolean' ? {} : property
    const byDefault = json.default === undefined ? '' : ` = ${JSON.stringify(json.default)}`
    return `${name}${mark}: ${written(json, names)}${byDefault}`
  })

function written(json: JsonSchema, names: Set<string>): string {
  if (json.$ref) return named(json.$ref, names)
  if (json.const !== undefined) return JSON.stringify(json.const)
  if (json.enum) return json.enum.map((value) => JSON.stringify(value)).join(' | ')
  const parts = json.anyOf ?? json.oneOf
  if (parts) return [...new Set(parts.map((part) => written(part, names)))].join(' | ')
  if (json.allOf) return json.allOf.map((part) => written(part, names)).join(' & ')
  const kinds: unknown = json.type
  if (Array.isArray(kinds)) return kinds.map((type) => written({ ...json, type }, names)).join(' | ')
  switch (json.type) {
    case 'array':
      return list(json, names)
    case 'object':
      return object(json, names)
    case 'string':
      return `${json.format === 'date-time' ? 'instant' : (json.format ?? 'string')}${lengths(json)}`
    case 'integer':
    case 'number':
      return `${json.type}${range(json)}`
    default:
      return String(json.type ?? 'any')
  }
}

function named(ref: string, names: Set<string>) {
  const name = ref.replace('#/$defs/', '')
  names.add(name)
  return name
}

function list({ items, maxItems }: JsonSchema, names: Set<string>) {
  const item = items && typeof items === 'object' && !Array.isArray(items) ? written(items, names) : 'any'
  const many = item.includes(' ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
  return maxItems === undefined ? many : `${many} ≤ ${maxItems}`
}

function object(json: JsonSchema, names: Set<string>) {
  if (json.properties) return `{ ${fields(json, names).join('; ')} }`
  const values = typeof json.additionalProperties === 'object' ? written(json.additionalProperties, names) : 'any'
  return `{ [name]: ${values} }`
}

const lengths = ({ minLength, maxLength, format }: JsonSchema) =>
  format ? '' : bounds(minLength === 0 ? undefined : minLength, maxLength)

/** Bounds that say no more than "a whole number that a computer can hold" are left out. */
const range = ({ minimum, maximum }: JsonSchema) =>
  bounds(
    minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum,
    maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum,
  )

function bounds(least: number | undefined, most: number | undefined) {
  if (least !== undefined && most !== undefined) return ` ${least}…${most}`
  if (least !== undefined) return ` ≥ ${least}`
  return most === undefined ? '' : ` ≤ ${most}`
}
