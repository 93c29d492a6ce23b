import * as z from 'zod'
import { paragraphs } from './text.ts'

const DAYS = 'Anna päivät kokonaislukuna'
const MONTHS = 'Anna kuukaudet kokonaislukuna'
const told = (required: string) => paragraphs(1_000, required)

/**
 * How warranty cases are dealt with, and what a customer is told before choosing. The texts state duties of law, so that
 * they are here and not in code; `lawyerNote` is for staff alone.
 */
export const warrantySettings = z.object({
  choiceText: told('Kerro oikeudesta valita'),
  extensionText: told('Kerro, miten korjaus vaikuttaa vastuuaikaan'),
  freeText: told('Kerro, mitä käsittely maksaa'),
  lawyerNote: paragraphs(1_000),
  /** By how much a repair under warranty moves the end of it, once for each device; 0 where it does not. */
  repairExtendsMonths: z.int(MONTHS).min(0, 'Vähintään 0\u00A0kuukautta').max(60, 'Enintään 60\u00A0kuukautta'),
  /** How long a case may take before it is late, in calendar days. */
  dueDays: z.int(DAYS).min(1, 'Vähintään 1\u00A0päivä').max(90, 'Enintään 90\u00A0päivää'),
})
export type WarrantySettings = z.output<typeof warrantySettings>
