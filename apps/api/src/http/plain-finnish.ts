import type * as z from 'zod'

const TYPES: Partial<Record<string, string>> = {
  string: 'Anna arvo tekstinä',
  number: 'Anna arvo lukuna',
  int: 'Anna kokonaisluku',
  boolean: 'Anna arvoksi true tai false',
  array: 'Anna arvot luettelona',
  object: 'Anna tiedot nimettyinä kenttinä',
}
const UNITS: Partial<Record<string, string>> = { string: ' merkkiä', array: ' kohtaa' }

/** What a mistake is called whose field has no words of its own for it: never in the terms of a programming language. */
export function describeInPlainFinnish(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? 'Arvo ei kelpaa'
    case 'invalid_value':
      return `Valitse jokin näistä: ${issue.values.join(', ')}`
    case 'too_big':
      return `Enintään ${issue.maximum.toLocaleString('fi-FI')}${UNITS[issue.origin] ?? ''}`
    case 'too_small':
      return `Vähintään ${issue.minimum.toLocaleString('fi-FI')}${UNITS[issue.origin] ?? ''}`
    default:
      return 'Arvo ei kelpaa'
  }
}
