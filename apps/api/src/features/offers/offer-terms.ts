import * as z from 'zod'

/** The terms as they were on one day: each text with its headings, in plain words, and what a consumer may expect in figures. */
export const offerTerms = z.object({
  /** YYYY-MM-DD in Finland. */
  day: z.iso.date(),
  texts: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      sections: z.array(z.object({ headings: z.array(z.string()), text: z.string() })),
    }),
  ),
  withdrawalDays: z.int(),
  returnDays: z.int(),
  returnPickupStation: z.number(),
  returnPickupPanel: z.number(),
  deliveryDays: z.int(),
  warrantyMonths: z.int(),
  /** What stands on the button that makes an order. */
  orderButton: z.string(),
})
export type OfferTerms = z.output<typeof offerTerms>
