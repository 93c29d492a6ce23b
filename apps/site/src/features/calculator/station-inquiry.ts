import type { Station, StationPlan } from '@arkpax/schema/calculator-rules'
import { inquiryPath } from '~/lib/paths.ts'

/** Asks an offer of a station, with the extra batteries that the wanted days need; `batteryId` is empty where the shop has none. */
export function stationInquiryPath(station: Station, plan: StationPlan | undefined, batteryId: string): string {
  const batteries = batteryId && plan?.extraBatteries ? [`${batteryId}:${plan.extraBatteries}`] : []
  return inquiryPath(station.id, ...batteries)
}
