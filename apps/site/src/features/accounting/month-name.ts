const name = new Intl.DateTimeFormat('fi-FI', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** '2026-11' → 'marraskuu 2026' */
export const monthName = (month: string) => name.format(new Date(`${month}-01T00:00:00Z`))
