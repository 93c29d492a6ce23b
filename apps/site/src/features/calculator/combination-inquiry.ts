import type { Combination, Shop } from '@arkpax/schema/calculator-advice'
import { inquiryPath } from '~/lib/paths.ts'

/** Asks an offer of a combination; `message` is what its form begins with. */
export function combinationInquiryPath(
  { station, batteries, panels }: Pick<Combination, 'station' | 'batteries' | 'panels'>,
  { batteryId, panelId }: Pick<Shop, 'batteryId' | 'panelId'>,
  message = '',
): string {
  const added = (id: string | undefined, count: number) => (id && count > 0 ? [`${id}:${count}`] : [])
  const path = inquiryPath(station.id, ...added(batteryId, batteries), ...added(panelId, panels))
  return message ? `${path}&${new URLSearchParams({ viesti: message })}` : path
}
