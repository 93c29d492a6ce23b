import { lazily } from './lazily.ts'

const parts = /* @__PURE__ */ lazily(
  () =>
    new Intl.DateTimeFormat('fi-FI', {
      timeZone: 'Europe/Helsinki',
      day: 'numeric',
      month: 'numeric',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
)

/** A UTC instant → '23.11.2026 klo 09.05.07', to the second in Finnish time. */
export function exactMoment(iso: string): string {
  const part = Object.fromEntries(
    parts()
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  )
  return `${part.day}.${part.month}.${part.year} klo\u00A0${part.hour}.${part.minute}.${part.second}`
}
