import * as z from 'zod'
import { utcInstant } from './text.ts'

/** Whether something must be mended, should be looked at, is well, or is not in use. */
export const findingLevels = ['mend', 'look', 'well', 'unused'] as const
export type FindingLevel = (typeof findingLevels)[number]

export const findingLevelLabels: Record<FindingLevel, string> = {
  mend: 'Korjattava',
  look: 'Katsottava',
  well: 'Kunnossa',
  unused: 'Ei käytössä',
}

/** Whether a finding asks somebody to do something. */
export const asksForWork = (level: FindingLevel) => level === 'mend' || level === 'look'

/** One thing that the shop was asked, what the answer is, and where it is mended: on a screen, or where the server is run. */
export const finding = z.object({
  id: z.string(),
  title: z.string(),
  level: z.enum(findingLevels),
  text: z.string(),
  where: z.object({ label: z.string(), path: z.string().nullable() }),
})
export type Finding = z.output<typeof finding>

/** How the shop is, the worst first. */
export const doctorReport = z.object({ checked_at: utcInstant, findings: z.array(finding) })
export type DoctorReport = z.output<typeof doctorReport>
