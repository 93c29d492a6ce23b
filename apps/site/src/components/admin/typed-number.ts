import { readDecimal } from '@arkpax/schema/decimal'
import * as z from 'zod'

/** What is typed into a number field as a number; `unreadable` is said of what is none, also of nothing. */
export const typedNumber = (unreadable: string) =>
  z.string().transform((typed, context) => {
    const number = readDecimal(typed)
    if (number !== undefined) return number
    context.addIssue({ code: 'custom', message: unreadable })
    return z.NEVER
  })
