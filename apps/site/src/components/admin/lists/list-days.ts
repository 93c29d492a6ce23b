import { dayAfter, monthsAfter } from '@arkpax/schema/finnish-days'
import { finnishDay } from '@arkpax/schema/format-fi'
import type { Days } from '@arkpax/schema/list-query'
import * as z from 'zod'

/** Days that move with the calendar, so that kept filters mean the same tomorrow. */
const movingDays = ['today', 'week', 'month', 'last-month', 'last-quarter'] as const
export type MovingDays = (typeof movingDays)[number]

const SEPARATOR = '--'
const day = z.iso.date().or(z.literal(''))

/** Whether the days of the address are ones that move. */
export const isMoving = (value: string): value is MovingDays => movingDays.some((known) => known === value)

/** Two days as they stand in the address: `2026-01-01--2026-01-31`; either may be empty, and both give an empty text. */
export const daysBetween = (from: string, to: string) => (from || to ? from + SEPARATOR + to : '')

/** The days that the address names, both included; empty where it names none, or what are no days. */
export function daysOf(value: string, now: Date): { from: string; to: string } {
  if (isMoving(value)) return moving(value, finnishDay(now))
  const [from, to, ...rest] = value.split(SEPARATOR).map((part) => day.safeParse(part).data)
  if (from === undefined || to === undefined || rest.length > 0) return { from: '', to: '' }
  return { from, to }
}

/** What a list is asked for; days in the wrong order choose nothing, until they are mended. */
export function queryDays(value: string, now: Date): Days {
  const { from, to } = daysOf(value, now)
  if (from && to && from > to) return {}
  return { ...(from && { from }), ...(to && { to }) }
}

function moving(value: MovingDays, today: string) {
  const thisMonth = `${today.slice(0, 7)}-01`
  if (value === 'today') return { from: today, to: today }
  if (value === 'week') return { from: dayAfter(today, -6), to: today }
  if (value === 'month') return { from: thisMonth, to: today }
  const end = value === 'last-month' ? thisMonth : firstOfQuarter(today)
  return { from: monthsAfter(end, value === 'last-month' ? -1 : -3), to: dayAfter(end, -1) }
}

function firstOfQuarter(today: string): string {
  const month = Number(today.slice(5, 7))
  return `${today.slice(0, 5)}${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`
}
