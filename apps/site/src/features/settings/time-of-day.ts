const WRITTEN = /^(\d{1,2})(?:[.:]([0-5]\d))?$/

/** A time as people write it, '9', '9.00', '9:00' or '09:00', as it is stored: '09:00'. Undefined for what is none. */
export function readTimeOfDay(typed: string): string | undefined {
  const [, hour = '', minutes = '00'] = WRITTEN.exec(typed.trim()) ?? []
  return hour !== '' && Number(hour) < 24 ? `${hour.padStart(2, '0')}:${minutes}` : undefined
}

/** '09:00' as people write it: '9.00'. */
export const typedTimeOfDay = (time: string) => `${Number(time.slice(0, 2))}.${time.slice(3)}`
