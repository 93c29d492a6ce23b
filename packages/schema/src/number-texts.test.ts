import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as english from './figures.en.ts'
import { figure } from './figures.ts'
import * as englishFormats from './format-fi.en.ts'
import * as swedishFormats from './format-fi.sv.ts'
import { formatAverage, formatEuros, formatNumber, formatWholeEuros } from './format-fi.ts'

const euro = { style: 'currency', currency: 'EUR' } as const
const short = { ...euro, trailingZeroDisplay: 'stripIfInteger' } as const
const whole = { ...euro, maximumFractionDigits: 0 } as const
const two = { maximumFractionDigits: 2 } as const
const figures = { ...two, useGrouping: 'min2' } as const
const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

const amounts = fc.oneof(
  fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((amount) => amount || 0),
  fc.integer({ min: -100_000_000, max: 100_000_000 }).map((thousandths) => thousandths / 1000 || 0),
  fc.constantFrom(0, 0.005, 1.005, 2.345, 999.995, 9999.995, 1000, 10_000, 999_999.5, 1e-7, -0.001, 1e15),
)

describe('numbers are written as the browser writes them in', () => {
  it.each([
    ['Finnish prices', formatEuros, 'fi-FI', euro],
    ['Finnish prices without cents', formatWholeEuros, 'fi-FI', whole],
    ['Finnish numbers', formatNumber, 'fi-FI', two],
    ['Finnish averages', formatAverage, 'fi-FI', one],
    ['Finnish figures', figure, 'fi-FI', figures],
    ['Swedish prices', swedishFormats.formatEuros, 'sv-FI', short],
    ['English prices', englishFormats.formatEuros, 'en-GB', short],
    ['English prices without cents', englishFormats.formatWholeEuros, 'en-GB', whole],
    ['English numbers', englishFormats.formatNumber, 'en-GB', two],
    ['English figures', english.figure, 'en-GB', figures],
  ])('%s', (_, write, locale, options) => {
    const format = new Intl.NumberFormat(locale, options)
    const asBrowser = (amount: number) => format.format(amount).replace(/[\u0020\u202F]/g, '\u00A0')
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(write(amount)).toBe(asBrowser(amount))
      }),
      { numRuns: 2000 },
    )
  })
})
