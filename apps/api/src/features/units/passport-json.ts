import type { Passport } from './passport.service.ts'
import { aspectsOf, type Fields, type PassportReader } from './passport-aspects.ts'

const RANK: Record<PassportReader, number> = { public: 0, interest: 1, authority: 2 }

/** The passport as machines read it, as far as the reader may. */
export interface PassportJson {
  passport: string
  reader: PassportReader
  /** The data model whose names these are. */
  model: string
  aspects: Record<string, unknown>
  /** What the model asks for and nobody has given, by aspect. */
  unknown: Record<string, string[]>
  /** What is told to others alone, whether or not it is known. */
  restricted: Record<string, string[]>
}

export function passportJson(passport: Passport, reader: PassportReader): PassportJson {
  const json: PassportJson = {
    ...{ passport: passport.url, reader, model: 'Battery Pass Data Model 1.2.0' },
    ...{ aspects: {}, unknown: {}, restricted: {} },
  }
  for (const [name, fields] of Object.entries(aspectsOf(passport))) {
    const told = tell(fields, reader)
    json.aspects[name] = told.given
    json.unknown[name] = told.unknown
    json.restricted[name] = told.restricted
  }
  return json
}

interface Told {
  given: Record<string, unknown>
  unknown: string[]
  restricted: string[]
}

/** The given values in their places, and the paths of those that are not. */
function tell(fields: Fields, reader: PassportReader): Told {
  const told: Told = { given: {}, unknown: [], restricted: [] }
  for (const [name, field] of Object.entries(fields)) {
    if (!isField(field)) {
      const inside = tell(field, reader)
      if (Object.keys(inside.given).length > 0) told.given[name] = inside.given
      told.unknown.push(...inside.unknown.map((path) => `${name}.${path}`))
      told.restricted.push(...inside.restricted.map((path) => `${name}.${path}`))
    } else if (RANK[field.tier] > RANK[reader]) told.restricted.push(name)
    else if (field.value === undefined) told.unknown.push(name)
    else told.given[name] = field.value
  }
  return told
}

const isField = (field: Fields[string]): field is { value: unknown; tier: PassportReader } =>
  'tier' in field && typeof field.tier === 'string'
