import * as z from 'zod'

/** The one shared password of the back office. */
export const adminLoginInput = z.object({
  password: z.string('Salasana on pakollinen').min(1, 'Salasana on pakollinen').max(256, 'Salasana on liian pitkä'),
})

/** The opaque bearer token of a new session: 30 min idle, 12 h at most. */
export const adminLogin = z.object({ success: z.literal(true), token: z.string() })
export type AdminLogin = z.output<typeof adminLogin>
