import { DAY_MS } from '@arkpax/schema/durations'
import { finnishDay } from '@arkpax/schema/format-fi'
import { finnishTimes } from '@arkpax/schema/formatters'
import type { WaitingItem } from '@arkpax/schema/today'
import { deadlineTexts as texts } from './dashboard.fi.ts'

const HOUR = 60
const weekday = finnishTimes('fi-FI', { weekday: 'short' })
const timeOfDay = finnishTimes('fi-FI', { hour: 'numeric', minute: '2-digit' })
const date = finnishTimes('fi-FI', { day: 'numeric', month: 'numeric' })

/**
 * By when something is to be done or, where the office has not been open since, was to be done; else by how much it is late in office
 * time. Empty where nobody has promised anything.
 */
export function deadlineText({ due_at, left_minutes }: WaitingItem, workdayMinutes: number, now: Date): string {
  if (due_at === null || left_minutes === null) return ''
  if (left_minutes < 0) return texts.late(duration(-left_minutes, workdayMinutes))
  const due = new Date(due_at)
  const time = timeOfDay().format(due)
  const day = `${weekday().format(due)}\u00A0${date().format(due)}`
  const isToday = finnishDay(due) === finnishDay(now)
  if (due < now) return isToday ? texts.passedToday(time) : texts.passed(day, time)
  if (isToday) return texts.today(time)
  if (finnishDay(due) === finnishDay(new Date(now.getTime() + DAY_MS))) return texts.tomorrow(time)
  return texts.on(day, time)
}

/** Office time in minutes, hours or days, rounded down. */
function duration(minutes: number, workday: number): string {
  if (minutes >= 2 * workday) return texts.workdays(Math.floor(minutes / workday))
  if (minutes >= HOUR) return texts.hours(Math.floor(minutes / HOUR))
  return texts.minutes(minutes)
}
