/** The pages of the site that answers point to, by the names of the site's own list. */
export const pages = {
  about: '/about',
  contact: '/contact',
  inquiry: '/contact?tuote',
  products: '/tuotteet',
  comparison: '/tuotevertailu',
  calculator: '/laskuri',
  manuals: '/user-manual',
  support: '/support',
  faq: '/general-faqs',
  blog: '/blogi',
  registration: '/register-product',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  warranty: '/warranty-policy',
  returns: '/return-refund-policy',
  account: '/oma-tili',
  orderTracking: '/tilauksen-seuranta',
} as const

export const productUrl = (id: string) => `/tuote/${id}`

/** The id that the site gives a heading, as it stands in an address. */
export const headingAnchor = (heading: string) =>
  `#${encodeURIComponent(
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replace(/ /g, '-'),
  )}`
