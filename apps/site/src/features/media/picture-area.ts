import type { Crop, FocalPoint } from '@arkpax/schema/media'

/** All of a picture. */
export const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 }
const SMALLEST = 0.05

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
const rounded = (value: number) => Math.round(value * 1_000) / 1_000

/** The part between two points of a picture, at least as large as a crop may be; null for all of it. */
export function areaBetween(one: FocalPoint, other: FocalPoint): Crop | null {
  const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)]
  const [top, bottom] = [Math.min(one.y, other.y), Math.max(one.y, other.y)]
  return kept({ x: left, y: top, width: right - left, height: bottom - top })
}

/** A crop with one of its parts changed, and the others as far as they still fit. */
export const withPart = (crop: Crop | null, part: keyof Crop, value: number): Crop | null =>
  kept({ ...(crop ?? WHOLE), [part]: value })

function kept({ x, y, width, height }: Crop): Crop | null {
  const left = rounded(within(x, 0, 1 - SMALLEST))
  const top = rounded(within(y, 0, 1 - SMALLEST))
  const area = {
    x: left,
    y: top,
    width: rounded(within(width, SMALLEST, 1 - left)),
    height: rounded(within(height, SMALLEST, 1 - top)),
  }
  return area.x === 0 && area.y === 0 && area.width === 1 && area.height === 1 ? null : area
}

/** Where a point of what is shown lies in the whole picture. */
export const inWhole = ({ x, y }: FocalPoint, crop: Crop | null): FocalPoint => {
  const area = crop ?? WHOLE
  return { x: area.x + x * area.width, y: area.y + y * area.height }
}

/** Where a point of the whole picture lies in what is shown: at its edge where it lies outside. */
export const inShown = ({ x, y }: FocalPoint, crop: Crop | null): FocalPoint => {
  const area = crop ?? WHOLE
  return {
    x: rounded(within((x - area.x) / area.width, 0, 1)),
    y: rounded(within((y - area.y) / area.height, 0, 1)),
  }
}
