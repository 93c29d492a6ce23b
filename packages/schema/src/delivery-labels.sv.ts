type Words = typeof import('./delivery-labels.ts')

export * from './delivery-labels.ts'

export const PRICE_TO_BE_AGREED: Words['PRICE_TO_BE_AGREED'] = 'Enligt överenskommelse'

export const workdaysText: Words['workdaysText'] = ({ from, to }) =>
  `${from === to ? from : `${from}–${to}`}\u00A0${to === 1 ? 'vardag' : 'vardagar'}`
