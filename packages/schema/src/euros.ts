import type { Language } from './office-hours-text.ts'

const money = (locale: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' })
const MONEY: Record<Language, Intl.NumberFormat> = { fi: money('fi-FI'), sv: money('sv-FI'), en: money('en-GB') }

/** Euros within a sentence: '49 €' and '14,90 €', in English '€49' and '€14.90'. */
export const eurosIn = (language: Language, euros: number): string =>
  MONEY[language].format(euros).replace(/[\u0020\u202F]/g, '\u00A0')
