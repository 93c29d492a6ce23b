import { DAY_MS, HOUR_MS } from '@arkpax/schema/durations'
import { finnishDay } from '@arkpax/schema/format-fi'
import { type HoursSettings, officeClock } from '@arkpax/schema/office-hours'

const AHEAD_HOURS = 3

/** When a message may come back: instants of the epoch, undefined where the office has no such time. */
export interface SnoozeTimes {
  inHours?: number
  nextDay?: number
  nextWeek?: number
}

/** In three hours of the office, and when it opens on its next day and in the next week. */
export function snoozeTimes(hours: HoursSettings, now: number): SnoozeTimes {
  const openings = openingsAfter(hours, now)
  const today = finnishDay(new Date(now))
  const monday = nextMonday(today)
  const dayOf = (instant: number) => finnishDay(new Date(instant))
  if (openings.length === 0) return {}
  return {
    inHours: officeClock(hours).after(now, AHEAD_HOURS * HOUR_MS),
    nextDay: openings.find((opens) => dayOf(opens) > today),
    nextWeek: openings.find((opens) => dayOf(opens) >= monday),
  }
}

/** When the office opens during two weeks and a half, long enough for every holiday. */
function openingsAfter(hours: HoursSettings, now: number): number[] {
  const clock = officeClock(hours)
  const openings: number[] = []
  let at = now
  while (at < now + 18 * DAY_MS) {
    const state = clock.at(at)
    if (!state.isOpen && state.opens === null) break
    if (!state.isOpen && state.opens !== null) openings.push(state.opens)
    at = state.isOpen ? state.closes : (state.opens ?? at)
  }
  return openings
}

function nextMonday(today: string): string {
  const day = new Date(today)
  const ahead = (8 - day.getUTCDay()) % 7 || 7
  return new Date(day.getTime() + ahead * DAY_MS).toISOString().slice(0, 10)
}
