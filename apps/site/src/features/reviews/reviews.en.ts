export const reviewsText: typeof import('./reviews.fi.ts').reviewsText = {
  title: 'Reviews',
  verified:
    'Only customers who have received the product can write a review, one for each product. We match each writer’s confirmed email address to a delivered order. We publish negative reviews too, and pay for none.',
  rules: 'How we handle reviews',
  distribution: 'Rating breakdown',
  stars: (stars) => `${stars} ${stars === 1 ? 'star' : 'stars'}`,
  given: 'reviews',
  empty: {
    title: 'No reviews on this site yet',
    text: 'Once the first review is in, the product’s rating is based on the reviews published here.',
  },
  stated: {
    title: 'About this rating',
    text: (stars, reviews) =>
      `We state the rating of ${stars} and the ${reviews} ourselves; those reviews cannot be read here. Once the first customer has reviewed the product on this site, the rating is based only on the reviews published here.`,
  },
  inFinnish: 'Review in Finnish',
  noScript: 'The latest reviews need JavaScript, which is switched off in your browser.',
  write: 'Do you own this product?',
  toAccount: 'Write a review in your account',
  purchase: 'Verified purchase',
  edited: 'Edited',
  answer: (brand) => `Reply from ${brand}`,
  unfold: 'Show the whole review',
  fold: 'Show less',
  more: 'Show more',
  loading: 'Loading reviews…',
  loaded: (count) => `${count} reviews shown`,
  failed: 'The reviews could not be loaded. Check your connection and try again.',
  retry: 'Try again',
}
