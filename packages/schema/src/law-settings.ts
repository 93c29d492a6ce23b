import * as z from 'zod'
import { imageUrl, line, paragraphs } from './text.ts'

/** What the law wants told of the shop itself. What is empty is shown nowhere: nothing is made up. */
export const lawSettings = z.object({
  /** Our number in the register of producers of batteries, and of electrical equipment. */
  batteryRegister: line(40),
  weeeRegister: line(40),
  /** Where used batteries and devices are taken back, in words for customers. */
  takeBack: paragraphs(1_000),
  /** The official notice of the legal guarantee as a PDF of the media library, which goes with mails in place of the picture. */
  noticeDocument: line(2_000).refine(
    (address) => address === '' || imageUrl('').safeParse(address).success,
    'Valitse asiakirja mediakirjastosta',
  ),
})
export type LawSettings = z.output<typeof lawSettings>
