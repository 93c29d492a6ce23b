import * as z from 'zod'

/** Somebody of the staff by name. */
export const staffName = z.object({ id: z.string(), name: z.string() })
export type StaffName = z.output<typeof staffName>

/** Who may be given a message and named in a note; `you` is the one who asks. */
export const colleague = staffName.extend({ you: z.boolean() })
export type Colleague = z.output<typeof colleague>
