import { formatNumber } from '@arkpax/schema/format-fi'

/** What a price says of a tax that is another than that of the terms. */
export const withVatOf = (percent: number) => `sis. alv ${formatNumber(percent)}\u00A0%`
