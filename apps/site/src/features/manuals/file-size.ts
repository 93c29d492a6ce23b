import { figure } from '@arkpax/schema/figures'

/** Bytes as a visitor reads them: '376 kB', '2,2 MB'. */
export function fileSize(bytes: number): string {
  if (bytes >= 1_000_000) return `${figure(Math.round(bytes / 100_000) / 10)}\u00A0MB`
  return `${figure(Math.max(1, Math.round(bytes / 1000)))}\u00A0kB`
}
