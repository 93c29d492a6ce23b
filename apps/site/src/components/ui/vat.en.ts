import { formatNumber } from '@arkpax/schema/format-fi'

export const withVatOf: typeof import('./vat.fi.ts').withVatOf = (percent) => `incl. ${formatNumber(percent)}% VAT`
