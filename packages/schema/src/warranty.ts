import { monthsAfter } from './finnish-days.ts'

/** The last day of the warranty of what was bought on a day, both as YYYY-MM-DD. */
export const warrantyEnd = (purchaseDate: string, months: number): string => monthsAfter(purchaseDate, months)
