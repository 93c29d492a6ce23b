import { finnishSigns, numberText, SHORT_PRICE } from './number-texts.ts'

type Words = typeof import('./format-fi.ts')

export * from './format-fi.ts'

/** 3350 → '3 350 €', 14.9 → '14,90 €', with non-breaking spaces. */
export const formatEuros: Words['formatEuros'] = (euros) =>
  `${numberText(Number(euros), finnishSigns, SHORT_PRICE)}\u00A0€`
