import { withUnit } from './figures.ts'

type Words = typeof import('./figures.ts')

export * from './figures.ts'

export const PIECES: Words['PIECES'] = 'st'

export const inDays: Words['inDays'] = (days) => withUnit(days, 'dygn')

export const yearsOrMonths: Words['yearsOrMonths'] = (months) => {
  if (months % 12 !== 0) return withUnit(months, months === 1 ? 'månad' : 'månader')
  return withUnit(months / 12, 'år')
}
