import { finnishTimes, partsOf } from './formatters.ts'

const parts = /* @__PURE__ */ finnishTimes('fi-FI', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** A UTC instant → '23.11.2026 klo 09.05.07', to the second in Finnish time. */
export function exactMoment(iso: string): string {
  const part = partsOf(parts(), new Date(iso))
  return `${part.day}.${part.month}.${part.year} klo\u00A0${part.hour}.${part.minute}.${part.second}`
}
