import { formatNumber } from '@arkpax/schema/format-fi'
import { starsOutOfFive } from './stars.fi.ts'

/** Sets how many stars `Stars.astro` shows inside an element. */
export function setStars(element: HTMLElement, value: number): void {
  const stars = element.querySelector('svg[data-stars-of]')
  stars?.setAttribute('aria-label', starsOutOfFive(formatNumber(value)))
  stars?.querySelector('svg')?.setAttribute('width', String(24 * value))
}
