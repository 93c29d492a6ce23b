import { isoDayOf } from './typed-day.ts'

const ISO_DAY = /^\d{4}-\d\d-\d\d$/
/** The year in which the company began. */
const FIRST_DAY = '1998-01-01'

/** What is wrong with a day of purchase as it was typed ('1.6.2026', or YYYY-MM-DD); undefined where nothing is. `today` is the day in Finland. */
export function purchaseDayMistake(typed: string, today: string): string | undefined {
  const day = isoDayOf(typed)
  if (!ISO_DAY.test(day)) return 'Kirjoita ostopäivä muodossa 1.6.2026'
  if (!isInCalendar(day)) return `Päivää ${typed.trim()} ei ole`
  if (day < FIRST_DAY) return 'Tarkista ostopäivän vuosi'
  if (day > today) return 'Ostopäivä ei voi olla tulevaisuudessa'
  return undefined
}

/** Browsers refuse the 31st of February or take it for a day of March. */
const isInCalendar = (day: string) => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false
