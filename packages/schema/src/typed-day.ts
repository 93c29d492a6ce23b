const WRITTEN = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/

/** A day as Finns write it ('1.6.2026') as YYYY-MM-DD; anything else as it is, trimmed. Whether there is such a day is not looked at. */
export function isoDayOf(typed: string): string {
  const [, day = '', month = '', year = ''] = WRITTEN.exec(typed.trim()) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed.trim()
}
