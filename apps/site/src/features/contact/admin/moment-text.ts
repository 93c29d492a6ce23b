import { finnishTimes, partsOf } from '@arkpax/schema/formatters'

const moment = finnishTimes('fi-FI', {
  weekday: 'short',
  day: 'numeric',
  month: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** An instant as it is said of a moment to come: 'ma 9.3. klo 9.00', in Finnish time. */
export function momentText(instant: string | number): string {
  const part = partsOf(moment(), new Date(instant))
  return `${part.weekday}\u00A0${part.day}.${part.month}. klo\u00A0${part.hour}.${part.minute}`
}
