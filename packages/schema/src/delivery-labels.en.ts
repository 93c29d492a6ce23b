import { formatNumber } from './format-fi.ts'

type Words = typeof import('./delivery-labels.ts')

export * from './delivery-labels.ts'

export const PRICE_TO_BE_AGREED: Words['PRICE_TO_BE_AGREED'] = 'On request'

export const workdaysText: Words['workdaysText'] = ({ from, to }) =>
  `${from === to ? from : `${from}–${to}`}\u00A0${to === 1 ? 'working day' : 'working days'}`

export const kilosText: Words['kilosText'] = (grams) => `${formatNumber(grams / 1_000)}\u00A0kg`
