import { finnishTimes } from './formatters.ts'
import { englishSigns, numberText, SHORT_PRICE } from './number-texts.ts'

type Words = typeof import('./format-fi.ts')

export * from './format-fi.ts'

const day = /* @__PURE__ */ finnishTimes('en-GB', { dateStyle: 'long' })

/** '-5' → '-€5'. */
const inEuros = (text: string) => text.replace(/\d/, '€$&')

/** 3350 → '€3,350', 14.9 → '€14.90'. */
export const formatEuros: Words['formatEuros'] = (euros) =>
  inEuros(numberText(Number(euros), englishSigns, SHORT_PRICE))

/** 3350 → '€3,350', 14.9 → '€14.90'. */
export const formatPrice: Words['formatPrice'] = formatEuros

/** 3350.4 → '€3,350'. */
export const formatWholeEuros: Words['formatWholeEuros'] = (euros) =>
  inEuros(numberText(euros, englishSigns, { most: 0 }))

/** 25300 → '25,300'. */
export const formatNumber: Words['formatNumber'] = (value) => numberText(value, englishSigns)

/** 4.75 → '4.8'. */
export const formatAverage: Words['formatAverage'] = (value) => value.toFixed(1)

/** → '21 November 2026'. */
export const formatDate: Words['formatDate'] = (iso) => day().format(new Date(iso))
