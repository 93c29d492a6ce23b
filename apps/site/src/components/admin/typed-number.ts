import { readDecimal } from '@arkpax/schema/decimal'
import * as z from 'zod'

/**
 * What is typed into a number field as a number that keeps `rule`; `unreadable` is said of what is none, also of nothing.
 * A broken rule does not keep the form from asking the rules between its fields.
 */
export const typedNumber = (unreadable: string, rule: z.ZodType<number> = z.number()) =>
  z.string().transform((typed, context) => {
    const { data, error } = rule.safeParse(readDecimal(typed))
    if (data !== undefined) return data
    const messages = readDecimal(typed) === undefined ? [unreadable] : error.issues.map(({ message }) => message)
    for (const message of messages) context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
