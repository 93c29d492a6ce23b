import { type CatalogueProduct, countOutputs } from '@arkpax/schema/catalogue'
import { dimensions, energy, figure, percent, withUnit } from '@arkpax/schema/figures'
import type { Spec } from '~/components/ui/SpecTable.astro'
import { ownBatteryWatts } from '~/lib/own-battery-watts.ts'
import { specText as text } from './specs.fi.ts'
import { worksThroughStation } from './works-through-station.ts'

/**
 * The figures of a product that has no `technicalSpecs` of its own: capacity, power, weight, dimensions, battery type, charge cycles,
 * outputs, charging and solar. A battery that works through a station says so once, for its power, outputs and charging; what a
 * product does not have, or what nobody has told, has no row.
 */
export const fallbackSpecs = (product: CatalogueProduct): Spec[] =>
  [
    capacity(product),
    power(product),
    weight(product),
    size(product),
    ...battery(product),
    ...(worksThroughStation(product)
      ? [{ label: text.connection, value: text.throughStation, note: text.addsNoPower }]
      : [outputs(product), charging(product), solar(product)]),
  ].filter((spec) => spec !== undefined)

function capacity({ capacityWh, expansion }: CatalogueProduct): Spec | undefined {
  if (!capacityWh) return undefined
  const note = expansion && text.withBatteries(energy(expansion.maxTotalWh))
  return { label: text.capacity, value: figure(capacityWh), unit: 'Wh', note }
}

function power(product: CatalogueProduct): Spec | undefined {
  const { power: output, panelWatts } = product
  if (panelWatts) return { label: text.power, value: figure(panelWatts), unit: 'W', note: text.inFullSun }
  if (!output) return undefined
  const note = output.peak && text.peak(withUnit(output.peak.watts, 'W'), withUnit(output.peak.seconds, 's'))
  return { label: text.power, value: figure(output.continuousWatts), unit: 'W', note }
}

const weight = ({ weightKg }: CatalogueProduct): Spec | undefined =>
  weightKg ? { label: text.weight, value: figure(weightKg), unit: 'kg' } : undefined

function size({ dimensionsMm, foldedDimensionsMm }: CatalogueProduct): Spec | undefined {
  if (!dimensionsMm) return undefined
  const note = foldedDimensionsMm && text.folded(dimensions(foldedDimensionsMm))
  return { label: text.size, value: dimensions(dimensionsMm), note }
}

function battery({ battery: cells }: CatalogueProduct): Spec[] {
  if (!cells) return []
  return [
    { label: text.battery, value: cells.chemistry },
    {
      label: text.cycles,
      value: `${figure(cells.cycles)}+`,
      note: text.remaining(percent(cells.remainingPercent)),
    },
  ]
}

function outputs(product: CatalogueProduct): Spec | undefined {
  const label = text.outputs
  const count = countOutputs(product)
  if (count === 0) return undefined
  const out = product.ports.filter((port) => port.direction === 'out')
  return { label, value: String(count), note: out.map((port) => `${port.count}\u00A0×\u00A0${port.label}`).join(', ') }
}

function charging(product: CatalogueProduct): Spec | undefined {
  const label = text.charging
  const { acWatts, ac80Hours, acFullHours } = product.charging ?? {}
  const watts = acWatts && withUnit(acWatts, 'W')
  const most = ac80Hours && text.most(`0–${percent(80)}`, withUnit(ac80Hours, 'h'))
  if (acFullHours) return { label, value: figure(acFullHours), unit: 'h', note: told(watts, most) }
  if (acWatts) return { label, value: figure(acWatts), unit: 'W', note: told(most) }
  return most ? { label, value: most } : undefined
}

function solar(product: CatalogueProduct): Spec | undefined {
  const label = text.solar
  const { solarMaxWatts, solarFullHours } = product.charging ?? {}
  const full = solarFullHours && text.full(withUnit(solarFullHours, 'h'))
  const own = ownBatteryWatts(product)
  if (solarMaxWatts && own) {
    const rest = text.solarRest(withUnit(solarMaxWatts, 'W'))
    return { label, value: text.ownBattery(own), note: told(full, rest) }
  }
  if (solarMaxWatts) return { label, value: figure(solarMaxWatts), unit: 'W', note: told('MPPT', full) }
  return full ? { label, value: full } : undefined
}

const told = (...parts: (string | number | undefined)[]) => parts.filter(Boolean).join(', ') || undefined
