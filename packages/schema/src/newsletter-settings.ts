import * as z from 'zod'

const NUMBER = 'Anna luku kokonaislukuna'
const count = (least: number, most: number) =>
  z
    .int(NUMBER)
    .min(least, `Vähintään ${least}`)
    .max(most, `Enintään ${most.toLocaleString('fi')}`)

/** How newsletters leave, and how they are subscribed to. */
export const newsletterSettings = z.object({
  /** So many mails to many leave in a minute and in an hour at most; ordinary mail goes before them and is not counted. */
  mailsPerMinute: count(1, 60_000),
  mailsPerHour: count(1, 3_600_000),
  /** So many leave on the first day, and twice as many as on the best day before on each that follows; 0 where any number may. */
  firstDayMails: count(0, 1_000_000),
  /** Whoever subscribes is asked by mail to confirm the address, and gets no letter before. */
  confirmsSubscribers: z.boolean(),
  /** Each letter has a return address of its own, where the mail server takes such addresses. */
  returnsToOwnAddress: z.boolean(),
})
export type NewsletterSettings = z.output<typeof newsletterSettings>
