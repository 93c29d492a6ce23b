import { figure } from '@arkpax/schema/figures'
import { language } from '~/lib/language.fi.ts'

const UNITS = language === 'fi' ? { kilo: 'kt', mega: 'Mt' } : { kilo: 'kB', mega: 'MB' }

/** Bytes as a visitor reads them: '376 kt', '2,2 Mt'. */
export function fileSize(bytes: number): string {
  if (bytes >= 1_000_000) return `${figure(Math.round(bytes / 100_000) / 10)}\u00A0${UNITS.mega}`
  return `${figure(Math.max(1, Math.round(bytes / 1000)))}\u00A0${UNITS.kilo}`
}
