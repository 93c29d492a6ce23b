import { formatNumber } from '@arkpax/schema/format-fi'

type Words = typeof import('./stars.fi.ts')

export { starMeanings } from './stars.fi.ts'

export const starsOutOfFive: Words['starsOutOfFive'] = (stars) =>
  `${stars} ${stars === '1' ? 'stjärna' : 'stjärnor'} av fem`

export const countedReviews: Words['countedReviews'] = (count) =>
  `${formatNumber(count)}\u00A0${count === 1 ? 'recension' : 'recensioner'}`

export const ratingSource: Words['ratingSource'] = ({ count, isStated }) =>
  isStated ? `enligt tillverkaren, ${countedReviews(count)}` : countedReviews(count)
