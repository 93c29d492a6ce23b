import type { Slots } from './slots.ts'

/** Only watts are told, of no device and of nothing that is run. */
const areBareWatts = ({ loads, namesLoad }: Slots) =>
  loads.length === 1 && loads.every(({ appliance }) => !appliance) && !namesLoad

/** Whether watts that are told are of what gives the charge, and of no device: 'kauanko pro latautuu 1000 W teholla'. */
export const isOfCharge = (told: Slots) =>
  areBareWatts(told) && (told.asksDuration || !told.asksTimes) && told.products.every(({ isPanel }) => !isPanel)

/** Amperes are of a fuse, and no charging power. */
export const isOfFuse = ({ quantities }: Slots) => quantities.some(({ unit }) => unit === 'A')

/** Whether watts are what panels bring, and of no device: '6 paneelia EVOon, lataako se 1200 watilla'. */
export const isOfPanels = (told: Slots) =>
  areBareWatts(told) && !told.asksDuration && !told.asksTimes && told.products.some(({ isPanel }) => isPanel)

/** What a message tells with its watts as those of the charging. */
export const withChargeWatts = (told: Slots): Slots => ({ ...told, loads: [], chargeWatts: told.loads[0]?.watts })

/**
 * What a message tells after one of how long charging takes: watts alone are how much it is charged with, and what may be plugged
 * in as well takes its part of it: 'entä 500 watilla', 'entä jos siinä on kylmälaukku kiinni koko ajan'.
 */
export function toldOfCharging(
  told: Slots,
  { isMains, isTime, isSupposed }: Record<'isMains' | 'isTime' | 'isSupposed', boolean>,
): Slots {
  if (isMains && told.supplyWatts) return { ...told, chargeWatts: told.supplyWatts }
  if (isMains && !isOfFuse(told) && isOfCharge(told)) return withChargeWatts(told)
  const isBeside = isTime && isSupposed && told.loads.length > 0 && (!told.asksDuration || told.namesCharging)
  return isBeside ? { ...told, loads: [], chargeLoads: told.loads } : told
}
