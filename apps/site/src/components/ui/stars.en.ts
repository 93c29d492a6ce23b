import { formatNumber } from '@arkpax/schema/format-fi'

type Words = typeof import('./stars.fi.ts')

export { starMeanings } from './stars.fi.ts'

export const starsOutOfFive: Words['starsOutOfFive'] = (stars) =>
  `${stars} ${stars === '1' ? 'star' : 'stars'} out of five`

export const countedReviews: Words['countedReviews'] = (count) =>
  `${formatNumber(count)}\u00A0${count === 1 ? 'review' : 'reviews'}`

export const ratingSource: Words['ratingSource'] = ({ count, isStated }) =>
  isStated ? `as stated by the manufacturer, ${countedReviews(count)}` : countedReviews(count)
