const moment = new Intl.DateTimeFormat('fi-FI', {
  timeZone: 'Europe/Helsinki',
  weekday: 'short',
  day: 'numeric',
  month: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** An instant as it is said of a moment to come: 'ma 9.3. klo 9.00', in Finnish time. */
export function momentText(instant: string | number): string {
  const part = Object.fromEntries(moment.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
  return `${part.weekday}\u00A0${part.day}.${part.month}. klo\u00A0${part.hour}.${part.minute}`
}
