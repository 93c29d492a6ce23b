import { withUnit } from './figures.ts'

type Words = typeof import('./figures.ts')

export * from './figures.ts'

export const DAYS: Words['DAYS'] = 'dygn'
export const PIECES: Words['PIECES'] = 'st'

export const yearsOrMonths: Words['yearsOrMonths'] = (months) => {
  if (months % 12 !== 0) return withUnit(months, months === 1 ? 'månad' : 'månader')
  return withUnit(months / 12, 'år')
}
