/** Every page of the site. The Finnish address is the canonical one; `…Alias` renders the same screen. */
export const paths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  products: '/tuotteet',
  productsAlias: '/products',
  comparison: '/tuotevertailu',
  comparisonAlias: '/product-comparison',
  comparableProducts: '/vertailu.json',
  calculator: '/laskuri',
  search: '/haku',
  searchIndex: '/haku.json',
  searchPassages: '/haku-tekstit.json',
  manuals: '/user-manual',
  manualsZip: '/kayttoohjeet/kaikki.zip',
  support: '/support',
  faq: '/general-faqs',
  blog: '/blogi',
  blogAlias: '/blog',
  feed: '/rss.xml',
  registration: '/register-product',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  warranty: '/warranty-policy',
  warrantyCase: '/takuuasia',
  recalls: '/takaisinvedot',
  returns: '/return-refund-policy',
  delivery: '/toimitus',
  accessibility: '/saavutettavuus',
  signIn: '/kirjaudu',
  signInAlias: '/auth',
  account: '/oma-tili',
  accountAlias: '/dashboard',
  verifyEmail: '/tili/vahvista',
  forgottenPassword: '/tili/unohtunut-salasana',
  newPassword: '/tili/uusi-salasana',
  orderTracking: '/tilauksen-seuranta',
  withdrawal: '/peruuta-sopimus',
  unsubscribe: '/uutiskirje/peruuta',
  letters: '/uutiskirjeet',
  confirmAlert: '/saatavuus/vahvista',
  cancelAlert: '/saatavuus/peruuta',
} as const

/** The calculator without an appliance, for one's own. */
export const emptyCalculatorPath = () => `${paths.calculator}?omat`

/** A product's page. */
export const productPath = (id: string) => `/tuote/${encodeURIComponent(id)}`

/** A blog post. */
export const postPath = (slug: string) => `/blogi/${encodeURIComponent(slug)}`

/** A support article. */
export const articlePath = (slug: string) => `/support/article/${encodeURIComponent(slug)}`

/** The search, with its results of a word. */
export const searchPath = (query: string) => `${paths.search}?${new URLSearchParams({ q: query })}`

/** A use-case page, by the name of its content file. */
export const useCasePath = (slug: string) => `/kayttotapaus/${slug}`

/** The calculator filled in with a situation, by its id. */
export const scenarioPath = (id: string) => `${paths.calculator}?tilanne=${id}`

/** A product safety recall. */
export const recallPath = (slug: string) => `${paths.recalls}/${slug}`

/** Where an order's state is followed. */
export const orderTrackingPath = (orderId: string) => `${paths.orderTracking}?order=${encodeURIComponent(orderId)}`

/** The sign-in that leads back to a place of this site; `ended` tells there that a session has run out. */
export const signInPath = (back: string, ended = false) =>
  `${paths.signInAlias}?${new URLSearchParams({ paluu: back, ...(ended && { istunto: 'paattynyt' }) })}`

/** The contact form with its subject filled in. */
export const contactPath = (topic: string) => `${paths.contact}?aihe=${encodeURIComponent(topic)}#lomake`

/** The contact screen with products to ask an offer of. */
export const inquiryPath = (...ids: string[]) =>
  `${paths.contact}?${new URLSearchParams(ids.map((id): [string, string] => ['tuote', id]))}`

/** The blog's posts with one tag. */
export const tagPath = (tag: string) => `${paths.blog}?tagi=${encodeURIComponent(tag)}`

/** The form of a device that does not work, with one of the customer's registered devices chosen. */
export const warrantyCasePath = (registrationId: string) =>
  `${paths.warrantyCase}?laite=${encodeURIComponent(registrationId)}`
