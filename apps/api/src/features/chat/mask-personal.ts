/** What tells who writes, and what it is replaced by, in this order. */
const personal: readonly [RegExp, string][] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)*/g, '[email]'],
  // A personal identity code, an account, a card, an order's id.
  [/(?<!\w)\d{6}[-+A-FU-Y]\d{3}[\dA-Y](?!\w)/gi, '[id]'],
  [/(?<!\w)[A-Z]{2}\d{2}(?: ?\d{4}){3,7}(?: ?\d{1,3})?(?!\w)/gi, '[account]'],
  [/(?<!\w)[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?!\w)/gi, '[number]'],
  [/(?<!\w)(?=[\da-f]*[a-f])(?=[\da-f]*\d)[\da-f]{8}(?!\w)/gi, '[number]'],
  // Serial numbers and what parcels are followed by.
  [/(?<!\w)(?=[\w-]*[A-Z])(?=(?:[A-Z-]*\d){5})[A-Z\d][A-Z\d-]{6,}(?!\w)/gi, '[code]'],
  // Phone numbers, and any longer row of figures.
  [/(?<![\d.,\w])(?:\+|\(?0)(?:[ ()/-]?\d){6,}(?!\w)/g, '[phone]'],
  [/(?<![\d.,])\d(?:[ -]?\d){8,}(?!\d)/g, '[number]'],
  // Numbers of orders: named so, with a sign, or all of a message.
  [
    /(?<=(?:tilau|order|beställning)\p{L}*[^\d\n]{0,24})\d{3,8}(?![\d.,]*\s?(?:W|kW|Wh|kWh|V|A|€|eur\p{L}*|kpl|h|%)(?!\p{L}))/giu,
    '[number]',
  ],
  [/#\s?\d{3,8}/g, '[number]'],
  [/^\s*\d{3,8}[.!?]?\s*$/g, '[number]'],
]

/** A message without addresses, phone numbers, and the numbers of orders, devices, accounts and persons. */
export const maskPersonal = (text: string): string =>
  personal.reduce((masked, [pattern, stand]) => masked.replace(pattern, stand), text)
