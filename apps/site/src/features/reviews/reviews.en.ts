export const reviewsText: typeof import('./reviews.fi.ts').reviewsText = {
  title: 'Reviews',
  verified:
    'Only customers who have received the product can write a review, one for each product. We check the delivery in our own orders by the writer’s confirmed email address. We publish negative reviews too, and pay for none.',
  rules: 'How we handle reviews',
  distribution: 'Rating breakdown',
  stars: (stars) => `${stars} ${stars === 1 ? 'star' : 'stars'}`,
  given: 'reviews',
  empty: {
    title: 'No reviews on this site yet',
    text: 'Once the first review has been written, the product’s rating is counted from the reviews published here.',
  },
  stated: {
    title: 'The rating is the manufacturer’s own',
    text: (stars, reviews) =>
      `The rating of ${stars} and the ${reviews} are our own statement: the reviews themselves cannot be read here. Once the first customer has reviewed the product on this site, the rating is counted from reviews published here alone.`,
  },
  inFinnish: 'Review in Finnish',
  noScript: 'Showing the newest reviews needs JavaScript, which is switched off in your browser.',
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
