/** Every screen of the back office. Apart from `paths.ts`, which every public page loads. */
export const adminPaths = {
  home: '/admin',
  blog: '/admin/blog-management',
  blogAlias: '/admin/blog',
  products: '/admin/product-management',
  analytics: '/admin/analytics',
  newsletter: '/admin/newsletter',
  letters: '/admin/letters',
  contact: '/admin/contact-management',
  customers: '/admin/customers',
  payments: '/admin/payments',
  privacy: '/admin/privacy',
  chat: '/admin/chat',
  documents: '/admin/documents',
  accounting: '/admin/accounting',
  media: '/admin/media',
  stock: '/varastonhallinta',
  registrations: '/admin/registrations',
  reviews: '/admin/reviews',
  mail: '/admin/mail',
  settings: '/admin/settings',
  law: '/admin/settings/law',
  doctor: '/admin/doctor',
  faq: '/admin/faq',
  staff: '/admin/staff',
  own: '/admin/own',
  auditLog: '/admin/log',
  imports: '/admin/import',
  offers: '/admin/offers',
  returns: '/admin/returns',
  orders: '/admin?nakyma=tilaukset',
  warrantyCases: '/admin/warranty-cases',
  units: '/admin/units',
  recalls: '/admin/recalls',
} as const

/** One unit in the back office, by its serial number. */
export const adminUnitPath = (serial: string) => `${adminPaths.units}/${encodeURIComponent(serial)}`

/** What battery passports tell; of one product where it is named. */
export const adminPassportsPath = (productId?: string) =>
  `${adminPaths.units}/passports${productId ? `?tuote=${encodeURIComponent(productId)}` : ''}`
/** One recall in the back office. */
export const adminRecallPath = (id: string) => `${adminPaths.recalls}/${encodeURIComponent(id)}`

/** One warranty case in the back office. */
export const adminWarrantyCasePath = (id: string) => `${adminPaths.warrantyCases}/${encodeURIComponent(id)}`

/** A new warranty case of a device. */
export const adminNewCasePath = (serial: string) => `${adminPaths.warrantyCases}?uusi=${encodeURIComponent(serial)}`

/** One order in the back office. */
export const adminOrderPath = (id: string) => `/admin/orders/${encodeURIComponent(id)}`

/** One return in the back office. */
export const adminReturnPath = (id: string) => `${adminPaths.returns}/${encodeURIComponent(id)}`

/** One offer in the back office. */
export const adminOfferPath = (id: string) => `${adminPaths.offers}?id=${encodeURIComponent(id)}`

/** One letter to subscribers in the back office, and its page on the site. */
export const adminLetterPath = (id: string) => `${adminPaths.letters}?id=${encodeURIComponent(id)}`
export const letterPath = (slug: string) => `/uutiskirje/${slug}`

/** A new offer to whoever sent a contact message. */
export const adminOfferOfMessagePath = (contactMessageId: string) =>
  `${adminPaths.offers}?viesti=${encodeURIComponent(contactMessageId)}`
/** The money of one order, and what waits for staff of all money. */
export const adminPaymentsOfPath = (orderId: string) => `${adminPaths.payments}?tilaus=${encodeURIComponent(orderId)}`
export const adminPaymentsPath = (view: 'receivables' | 'entries' | 'refunds', show = '') =>
  `${adminPaths.payments}?view=${view}${show && `&show=${show}`}`

/** The contact messages in one state in the back office. */
export const adminMessagesPath = (status: string) => `${adminPaths.contact}?status=${status}`

/** The messages that wait for whoever looks, or in which a note names them. */
export const adminOwnMessagesPath = (which: 'me' | 'mentioned') =>
  which === 'me' ? `${adminMessagesPath('waiting')}&assignee=me` : `${adminPaths.contact}?assignee=mentioned`

/** One contact message in the back office. */
export const adminMessagePath = (id: string) => `${adminPaths.contact}?message=${encodeURIComponent(id)}`

/** A new order whose customer comes from a contact message. */
export const adminNewOrderPath = (contactMessageId: string) =>
  `${adminPaths.orders}&contact=${encodeURIComponent(contactMessageId)}`

const searched = (path: string, q: string) => `${path}${path.includes('?') ? '&' : '?'}q=${encodeURIComponent(q)}`

/** One customer in the back office. */
export const adminCustomerPath = (id: string) => `${adminPaths.customers}?id=${encodeURIComponent(id)}`

/** The customer whom an e-mail address belongs to. */
export const adminCustomerOfPath = (email: string) => `${adminPaths.customers}?email=${encodeURIComponent(email)}`

/** A new order for a customer. */
export const adminOrderForPath = (customerId: string) =>
  `${adminPaths.orders}&asiakas=${encodeURIComponent(customerId)}`

/** A new request about the data of an address. */
export const adminNewPrivacyRequestPath = (email: string) =>
  `${adminPaths.privacy}?uusi=1&email=${encodeURIComponent(email)}`

/** What belongs to an address, or to a serial number, in the list of its kind. */
export const adminOrdersOfPath = (email: string) => searched(adminPaths.orders, email)
export const adminOffersOfPath = (email: string) => searched(adminPaths.offers, email)
export const adminMessagesOfPath = (email: string) => searched(adminPaths.contact, email)
export const adminRegistrationsOfPath = (q: string) => searched(adminPaths.registrations, q)
export const adminMailsToPath = (email: string) => `${searched(adminPaths.mail, email)}&state=all`

/** One file that was looked through or brought in. */
export const adminImportPath = (id: string) => `${adminPaths.imports}?tuonti=${encodeURIComponent(id)}`

/** One conversation with the assistant. */
export const adminChatPath = (id: string) => `${adminPaths.chat}?conversation=${encodeURIComponent(id)}`

/** One post in the back office, or a new one. */
export const adminPostPath = (id: number | 'new') => `${adminPaths.blog}/${id}`
