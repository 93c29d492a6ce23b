import * as z from 'zod'
import { line } from '../text.ts'

export const id = z.object({ id: line(36, 'Tunniste puuttuu') })
export const serialId = z.object({
  id: z.coerce.number('Tuntematon tunniste').int('Tuntematon tunniste').min(1).max(2_147_483_647),
})
export const slug = z.object({ slug: line(200, 'Tunniste puuttuu') })
export const received = z.object({ success: z.literal(true) })
export const unitSerial = z.object({ serial: line(100, 'Sarjanumero puuttuu') })
