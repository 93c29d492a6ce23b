/** What each number of stars means, from one to five. */
export const starMeanings = ['huono', 'välttävä', 'kohtalainen', 'hyvä', 'erinomainen'] as const

/** How many stars, in words: '4 tähteä viidestä'. The figure may have a decimal. */
export const starsOutOfFive = (stars: string) => `${stars} ${stars === '1' ? 'tähti' : 'tähteä'} viidestä`
