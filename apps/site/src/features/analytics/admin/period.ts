import { finnishDay } from '@arkpax/schema/format-fi'

/** The period in the address: days in Finland, both included; empty for no limit. */
export interface Period {
  alku: string
  loppu: string
}

export const allTime: Period = { alku: '', loppu: '' }

/** The last so many days in Finland, today included. */
export function lastDays(count: number, now: Date): Period {
  const loppu = finnishDay(now)
  const first = new Date(`${loppu}T00:00:00.000Z`)
  first.setUTCDate(first.getUTCDate() - count + 1)
  return { alku: first.toISOString().slice(0, 10), loppu }
}
