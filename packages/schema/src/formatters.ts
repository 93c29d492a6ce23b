/** What is made when it is first asked for, and then kept: a formatter takes a phone some ten milliseconds. */
function lazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Writes days and times as calendars and clocks in Finland show them. */
export const finnishTimes = (locale: string, options: Intl.DateTimeFormatOptions) =>
  lazily(() => new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Helsinki', ...options }))

/** What a formatter writes of an instant, by the names of its parts: 'day', 'hour', 'minute'. */
export const partsOf = (formatter: Intl.DateTimeFormat, instant: Date): Partial<Record<string, string>> =>
  Object.fromEntries(formatter.formatToParts(instant).map(({ type, value }) => [type, value]))
