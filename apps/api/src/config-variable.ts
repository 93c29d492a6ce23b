import * as z from 'zod'

interface Variable {
  name: string
  /** The text that stands in for an unset variable, or in words what happens then. */
  byDefault: string
  meaning: string
}

/** What each setting is called in the environment and what it means; `docs/configuration.md` is written from here. */
export const variables = z.registry<Variable>()

interface Description extends Omit<Variable, 'name'> {
  /** Says the default in words where its text would tell little. */
  shownDefault?: string
}

/** A setting that always has a value: `byDefault` is read as if it stood in the environment. */
export function setting<T extends z.ZodType>(name: string, schema: T, description: Description) {
  const { byDefault, meaning, shownDefault = `\`${byDefault}\`` } = description
  const read = z.preprocess((value) => value || byDefault, schema)
  variables.add(read, { name, byDefault: shownDefault, meaning })
  return read
}

/** A setting that may be missing; `byDefault` says in words what happens then. */
export function optionalSetting<T extends z.ZodType>(name: string, schema: T, description: Omit<Variable, 'name'>) {
  const read = z.preprocess((value) => value || undefined, schema.optional())
  variables.add(read, { name, ...description })
  return read
}

/** What a schema's setting is called in the environment. */
export function nameOf(schema: z.ZodType): string {
  const variable = variables.get(schema)
  if (!variable) throw new Error('A setting has no name: make it with setting() or optionalSetting()')
  return variable.name
}
