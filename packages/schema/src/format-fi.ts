import { finnishOffset } from './finnish-offset.ts'
import { finnishTimes, partsOf } from './formatters.ts'
import { finnishSigns, numberText, SHORT_PRICE } from './number-texts.ts'

const day = /* @__PURE__ */ finnishTimes('fi-FI', { dateStyle: 'short' })
const clock = /* @__PURE__ */ finnishTimes('fi-FI', {
  hour: '2-digit',
  minute: '2-digit',
})
const parts = /* @__PURE__ */ finnishTimes('fi-FI', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const isoDay = /* @__PURE__ */ finnishTimes('sv-SE', { dateStyle: 'short' })

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
export const formatDate = (iso: string) => day().format(new Date(iso))

/** A UTC instant → '09:05' in Finnish time (chat). */
export const formatTime = (iso: string) => clock().format(new Date(iso)).replace('.', ':')

/** A UTC instant → '01.02.2026 09:05' in Finnish time (dd.MM.yyyy HH:mm). */
export function formatDateTime(iso: string): string {
  const part = partsOf(parts(), new Date(iso))
  return `${part.day}.${part.month}.${part.year} ${part.hour}:${part.minute}`
}

/** A UTC instant → '2026-11-21', the calendar day in Finland. */
export function finnishDay(instant: Date): string {
  const offset = finnishOffset(instant.getTime())
  if (offset === undefined) return isoDay().format(instant)
  return new Date(instant.getTime() + offset).toISOString().slice(0, 10)
}

/** 'perjantai' → 'Perjantai'. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
