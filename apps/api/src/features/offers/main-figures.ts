import { formatNumber } from '@arkpax/schema/format-fi'
import type { ProductWithDetails } from '@arkpax/schema/products'

const NBSP = '\u00A0'

/** What a product is in figures, a line each: those that staff have written themselves, or else the ones that a buyer compares. */
export function mainFigures({ technicalSpecs, batteryCapacity, maxPower, details }: ProductWithDetails): string[] {
  if (technicalSpecs && technicalSpecs.length > 0) return technicalSpecs
  const { battery, dimensionsMm: size, weightKg, ipRating, panelWatts, warrantyMonths } = details
  const figure = (name: string, value: number | undefined, unit: string) =>
    value === undefined ? [] : [`${name}: ${formatNumber(value)}${NBSP}${unit}`]
  return [
    ...figure('Akun kapasiteetti', batteryCapacity, 'Wh'),
    ...(battery?.chemistry ? [`Akkutyyppi: ${battery.chemistry}`] : []),
    ...figure('Jatkuva teho', maxPower, 'W'),
    ...figure('Paneelin teho', panelWatts, 'W'),
    ...(ipRating ? [`Kotelointiluokka: ${ipRating}`] : []),
    ...figure('Paino', weightKg, 'kg'),
    ...(size
      ? [`Mitat: ${formatNumber(size.width)} × ${formatNumber(size.depth)} × ${formatNumber(size.height)}${NBSP}mm`]
      : []),
    ...figure('Takuu', warrantyMonths, 'kk'),
  ]
}
