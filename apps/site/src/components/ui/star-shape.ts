const POINTS = 'l2.9 6.2 6.7.9-4.9 4.7 1.2 6.8-5.9-3.3-5.9 3.3 1.2-6.8-4.9-4.7 6.7-.9Z'

/** What a star is that is not given: its outline, in which one given in part is seen as a whole one. */
export const emptyStarClass = 'fill-none stroke-ink'

/** The path of `count` stars in a row, each in a box of 24 × 24. */
export const starsPath = (count: number) =>
  Array.from({ length: count }, (_, index) => `M${12 + 24 * index} 2.6${POINTS}`).join('')
