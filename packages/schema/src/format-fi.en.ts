import { finnishTimes, numbers } from './formatters.ts'

type Words = typeof import('./format-fi.ts')

export * from './format-fi.ts'

const euro = /* @__PURE__ */ numbers('en-GB', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
})
const wholeEuro = /* @__PURE__ */ numbers('en-GB', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
})
const decimal = /* @__PURE__ */ numbers('en-GB', { maximumFractionDigits: 2 })
const day = /* @__PURE__ */ finnishTimes('en-GB', { dateStyle: 'long' })

/** 3350 → '€3,350', 14.9 → '€14.90'. */
export const formatEuros: Words['formatEuros'] = (euros) => euro().format(Number(euros))

/** 3350.4 → '€3,350'. */
export const formatWholeEuros: Words['formatWholeEuros'] = (euros) => wholeEuro().format(euros)

/** 25300 → '25,300'. */
export const formatNumber: Words['formatNumber'] = (value) => decimal().format(value)

/** 4.75 → '4.8'. */
export const formatAverage: Words['formatAverage'] = (value) => value.toFixed(1)

/** → '21 November 2026'. */
export const formatDate: Words['formatDate'] = (iso) => day().format(new Date(iso))
