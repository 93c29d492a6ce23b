import type { Appliance } from './content.ts'

/** The appliances that stand on pages, with how long they run. */
export const shownAppliances = (all: readonly Appliance[]) =>
  all.flatMap(({ duration, answersOnly, ...each }) => (duration && !answersOnly ? [{ ...each, duration }] : []))
export type ShownAppliance = ReturnType<typeof shownAppliances>[number]
