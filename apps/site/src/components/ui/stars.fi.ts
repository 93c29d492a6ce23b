import { formatNumber } from '@arkpax/schema/format-fi'

/** What each number of stars means, from one to five. */
export const starMeanings = ['huono', 'välttävä', 'kohtalainen', 'hyvä', 'erinomainen'] as const

/** How many stars, in words: '4,5 tähteä viidestä'. The figure comes written out. */
export const starsOutOfFive = (stars: string) => `${stars} ${stars === '1' ? 'tähti' : 'tähteä'} viidestä`

/** How many reviews: '124 arvostelua'. */
export const countedReviews = (count: number) =>
  `${formatNumber(count)}\u00A0${count === 1 ? 'arvostelu' : 'arvostelua'}`

/** Where a rating comes from: the site's own reviews, '2 arvostelua', or the maker's word, 'valmistajan ilmoitus, 124 arvostelua'. */
export const ratingSource = ({ count, isStated }: { count: number; isStated: boolean }) =>
  isStated ? `valmistajan ilmoitus, ${countedReviews(count)}` : countedReviews(count)
