import { withUnit } from '@arkpax/schema/figures'
import type { ProductPort } from '@arkpax/schema/product-details'

/** A row of alike ports in the drawing: its frame, the middle of every single port, and how large they are beside their full size. */
export interface PlacedPort {
  port: ProductPort
  number: number
  x: number
  y: number
  width: number
  height: number
  centres: number[]
  middle: number
  scale: number
}

/** Room for one port in the drawing's units (half a millimetre). */
const ROOM: Record<ProductPort['kind'], number> = {
  ac: 118,
  'usb-a': 52,
  'usb-c': 44,
  dc5521: 56,
  anderson: 92,
  'ac-input': 110,
  'solar-input': 132,
  expansion: 124,
}

/** Sets ports side by side between `left` and `right` with equal gaps, numbered from `first` on; where they have no room they are smaller. */
export function placeRow(
  ports: readonly ProductPort[],
  { left, right, y, height, first }: { left: number; right: number; y: number; height: number; first: number },
): PlacedPort[] {
  const taken = ports.reduce((sum, port) => sum + ROOM[port.kind] * port.count, 0)
  const scale = Math.min(1, (right - left) / taken)
  const gap = (right - left - scale * taken) / (ports.length + 1)
  let x = left
  return ports.map((port, index) => {
    x += gap
    const start = x
    const room = scale * ROOM[port.kind]
    x += room * port.count
    const centres = Array.from({ length: port.count }, (_, nth) => Math.round(start + room * (nth + 0.5)))
    const [edge, width] = [Math.round(start), Math.round(x - start)]
    return { port, number: first + index, x: edge, y, width, height, centres, middle: y + height / 2, scale }
  })
}

/** What each single port gives or takes, for instance '230 V, 1800 W'. */
export const ratings = ({ volts, amps, watts }: ProductPort): string =>
  [volts && `${volts}\u00A0V`, amps && withUnit(amps, 'A'), watts && `${watts}\u00A0W`].filter(Boolean).join(', ')
