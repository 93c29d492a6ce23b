import * as z from 'zod'
import { line, utcInstant } from './text.ts'

/** Who reads more of a battery passport than everybody: repairers and recyclers by their interest, and authorities, who read all. */
export const passportTiers = ['interest', 'authority'] as const
export type PassportTier = (typeof passportTiers)[number]

export const passportTierLabels: Record<PassportTier, string> = {
  interest: 'Oikeutettu etu',
  authority: 'Viranomainen',
}

/** A token that reads more; its secret is shown once, when it is made. */
export const passportToken = z.object({
  id: z.string(),
  name: z.string(),
  tier: z.enum(passportTiers),
  created_by: z.string().nullable(),
  created_at: utcInstant,
  revoked_at: utcInstant.nullable(),
  last_used_at: utcInstant.nullable(),
  /** How many passports have been read with it in the last 24 months. */
  reads: z.int(),
})
export type PassportToken = z.output<typeof passportToken>

export const passportTokenInput = z.object({
  name: line(120, 'Kirjoita, kenelle oikeus annetaan'),
  tier: z.enum(passportTiers, 'Valitse taso'),
})

/** What was made, with its secret. */
export const newPassportToken = passportToken.extend({ token: z.string() })
