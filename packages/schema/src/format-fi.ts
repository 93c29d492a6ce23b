import { finnishIso } from './finnish-offset.ts'
import { finnishSigns, numberText, SHORT_PRICE } from './number-texts.ts'

/** 3350 → '3 350,00 €' with non-breaking spaces. A numeric string is parsed first. */
export const formatEuros = (euros: number | string) => `${numberText(Number(euros), finnishSigns, { least: 2 })}\u00A0€`

/** A price as it is offered: 3350 → '3 350 €', 14.9 → '14,90 €'. Sums of an order, of an invoice and of the books keep their cents. */
export const formatPrice = (euros: number | string) => `${numberText(Number(euros), finnishSigns, SHORT_PRICE)}\u00A0€`

/** 3350.4 → '3 350 €', for averages (0 decimals). */
export const formatWholeEuros = (euros: number) => `${numberText(euros, finnishSigns, { most: 0 })}\u00A0€`

/** 25300 → '25 300'; at most two decimals, with a decimal comma. */
export const formatNumber = (value: number) => numberText(value, finnishSigns)

/** The average of stars, always with its decimal: 4 → '4,0', 4.75 → '4,8'. */
export const formatAverage = (value: number) => numberText(value, finnishSigns, { least: 1, most: 1 })

/** A UTC instant or a calendar day → '21.11.2026' in Finnish time. */
export function formatDate(iso: string): string {
  const [year, month, day] = shownAt(iso)
  return `${Number(day)}.${Number(month)}.${year}`
}

/** A UTC instant → '9.05' in Finnish time. */
export function formatTime(iso: string): string {
  const [, , , hour, minute] = shownAt(iso)
  return `${Number(hour)}.${minute}`
}

/** A UTC instant → '1.2.2026 klo 9.05' in Finnish time: how every page, mail and paper says a moment. */
export const formatDateTime = (iso: string) => `${formatDate(iso)} klo\u00A0${formatTime(iso)}`

/** A UTC instant → '1.2.2026 klo 9.05.07', where the second counts. */
export const exactMoment = (iso: string) => `${formatDateTime(iso)}.${finnishIso(Date.parse(iso)).slice(17, 19)}`

/** A UTC instant → '01.02.2026 09:05' in Finnish time (dd.MM.yyyy HH:mm): in the inbox, as the order asks, and in files that a spreadsheet reads. */
export function formatStamp(iso: string): string {
  const [year, month, day, hour, minute] = shownAt(iso)
  return `${day}.${month}.${year} ${hour}:${minute}`
}

/** Year, month, day, hour and minute of an instant, as calendars and clocks in Finland show them. */
const shownAt = (iso: string) => finnishIso(Date.parse(iso)).split(/[-T:]/)

/** A UTC instant → '2026-11-21', the calendar day in Finland. */
export const finnishDay = (instant: Date) => finnishIso(instant.getTime()).slice(0, 10)
