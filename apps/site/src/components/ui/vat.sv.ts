import { formatNumber } from '@arkpax/schema/format-fi'

export const withVatOf: typeof import('./vat.fi.ts').withVatOf = (percent) =>
  `inkl. moms ${formatNumber(percent)}\u00A0%`
