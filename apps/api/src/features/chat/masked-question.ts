import { maskPersonal } from './mask-personal.ts'

/** How staff read what stands for personal data. */
const masks: Readonly<Record<string, string>> = {
  '[email]': '[sähköposti]',
  '[phone]': '[puhelin]',
  '[number]': '[numero]',
  '[code]': '[tunnus]',
  '[account]': '[tunnus]',
  '[id]': '[tunnus]',
}
const MASK = /\[(?:email|phone|number|code|account|id)\]/g
const SHOWN = /\s*\[(?:sähköposti|puhelin|numero|tunnus)\]/g

/** A question as staff read it and as it is taught, without what tells who asks. */
export const maskedQuestion = (question: string): string =>
  maskPersonal(question).replace(MASK, (mask) => masks[mask] ?? mask)

/** What a masked question asks, whoever asks it. */
export const withoutMasks = (masked: string): string => masked.replace(SHOWN, '')
