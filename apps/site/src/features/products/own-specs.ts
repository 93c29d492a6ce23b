import type { Product } from '@arkpax/schema/products'

/** A line of a product's figures, without its unit apart. */
interface SpecLine {
  label: string
  value: string
}

type OwnFigures = Pick<Product, 'technicalSpecs' | 'batteryCapacity' | 'maxPower'>

/** The figures that staff have written of a product: its lines, or else its capacity and power; none when they have written none. */
export function ownSpecs({ technicalSpecs, batteryCapacity, maxPower }: OwnFigures): SpecLine[] {
  if (technicalSpecs?.length) return technicalSpecs.map(splitSpecLine)
  return [
    ...(batteryCapacity ? [{ label: 'Kapasiteetti', value: `${batteryCapacity}\u00A0Wh` }] : []),
    ...(maxPower ? [{ label: 'Teho', value: `${maxPower}\u00A0W` }] : []),
  ]
}

/** A line of `technicalSpecs` as name and value: 'Paino: 28 kg'. A line without a colon is all value. */
export function splitSpecLine(line: string): SpecLine {
  const colon = line.indexOf(':')
  if (colon < 1) return { label: '', value: line.trim() }
  return { label: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() }
}
