import { type CatalogueProduct, countOutputs } from '@arkpax/schema/catalogue'
import { dimensions, energy, figure, withUnit } from '@arkpax/schema/figures'
import type { Spec } from '~/components/ui/SpecTable.astro'

/**
 * The nine figures of a product that has no `technicalSpecs` of its own: capacity, power, weight, dimensions,
 * battery type, charge cycles, outputs, charging and solar. Only of a panel and of a product whose ports are told is it known
 * what they lack; of any other the figures that it has stand alone, without dashes.
 */
export function fallbackSpecs(product: CatalogueProduct): Spec[] {
  const specs = [
    capacity(product),
    power(product),
    weight(product),
    size(product),
    ...battery(product),
    outputs(product),
    charging(product),
    solar(product),
  ]
  return product.ports.length > 0 || product.panelWatts ? specs : specs.filter(({ value }) => value !== NONE)
}

const NONE = '–'

function capacity({ capacityWh, expansion }: CatalogueProduct): Spec {
  if (!capacityWh) return { label: 'Kapasiteetti', value: NONE, note: 'paneelissa ei ole akkua' }
  const note = expansion && `lisäakuilla enintään ${energy(expansion.maxTotalWh)}`
  return { label: 'Kapasiteetti', value: figure(capacityWh), unit: 'Wh', note }
}

function power({ power: output, panelWatts }: CatalogueProduct): Spec {
  if (panelWatts) return { label: 'Teho', value: figure(panelWatts), unit: 'W' }
  if (!output) return { label: 'Teho', value: NONE, note: 'teho tulee asemasta' }
  const note = output.peak && `huipputeho ${figure(output.peak.watts)}\u00A0W, ${output.peak.seconds}\u00A0s`
  return { label: 'Teho', value: figure(output.continuousWatts), unit: 'W', note }
}

function weight({ weightKg }: CatalogueProduct): Spec {
  if (!weightKg) return { label: 'Paino', value: NONE }
  return { label: 'Paino', value: figure(weightKg), unit: 'kg' }
}

function size({ dimensionsMm, foldedDimensionsMm }: CatalogueProduct): Spec {
  if (!dimensionsMm) return { label: 'Mitat (L × S × K)', value: NONE }
  const note = foldedDimensionsMm && `taitettuna ${dimensions(foldedDimensionsMm)}`
  return { label: 'Mitat (L × S × K)', value: dimensions(dimensionsMm), note }
}

function battery({ battery: cells }: CatalogueProduct): Spec[] {
  if (!cells)
    return [
      { label: 'Akkutyyppi', value: NONE },
      { label: 'Lataussyklit', value: NONE },
    ]
  return [
    { label: 'Akkutyyppi', value: cells.chemistry },
    {
      label: 'Lataussyklit',
      value: `${figure(cells.cycles)}+`,
      note: `jäljellä vähintään ${cells.remainingPercent}\u00A0%`,
    },
  ]
}

function outputs(product: CatalogueProduct): Spec {
  const count = countOutputs(product)
  const out = product.ports.filter((port) => port.direction === 'out')
  if (count > 0) {
    const note = out.map((port) => `${port.count}\u00A0×\u00A0${port.label}`).join(', ')
    return { label: 'Lähdöt', value: String(count), note }
  }
  return { label: 'Lähdöt', value: NONE, note: out.length ? 'virta otetaan aseman lähdöistä' : 'kaapeli asemaan' }
}

function charging({ charging: input, capacityWh }: CatalogueProduct): Spec {
  const label = 'Lataaminen verkosta'
  const { acWatts, ac80Hours, acFullHours } = input ?? {}
  const watts = acWatts && withUnit(acWatts, 'W')
  const most = ac80Hours && `0–80\u00A0% noin ${withUnit(ac80Hours, 'h')}`
  if (acFullHours) return { label, value: figure(acFullHours), unit: 'h', note: told(watts, most) }
  if (acWatts) return { label, value: figure(acWatts), unit: 'W', note: told(most) }
  if (most) return { label, value: most }
  return { label, value: NONE, note: capacityWh && !input ? 'latautuu aseman kautta' : undefined }
}

function solar({ charging: input, capacityWh, panelWatts }: CatalogueProduct): Spec {
  const label = 'Aurinkolataus'
  if (panelWatts)
    return { label, value: figure(panelWatts), unit: 'W', note: 'yhdestä paneelista, täydessä auringossa' }
  const { solarMaxWatts, solarFullHours } = input ?? {}
  const full = solarFullHours && `täyteen noin ${withUnit(solarFullHours, 'h')}`
  if (solarMaxWatts) return { label, value: figure(solarMaxWatts), unit: 'W', note: told('MPPT', full) }
  if (full) return { label, value: full }
  return { label, value: NONE, note: capacityWh && !input ? 'aseman paneelitulon kautta' : undefined }
}

const told = (...parts: (string | number | undefined)[]) => parts.filter(Boolean).join(', ') || undefined
