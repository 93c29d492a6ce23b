import { formatEuros } from '@arkpax/schema/format-fi'
import type { Language } from '../chat/assistant/passages.ts'

/** 3350 → '3 350,00 €', in English '€3,350.00'. */
export const eurosIn = (language: Language, euros: number): string =>
  language === 'en'
    ? `€${euros.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
    : formatEuros(euros)
