/** Every screen of the back office. Apart from `paths.ts`, which every public page loads. */
export const adminPaths = {
  home: '/admin',
  blog: '/admin/blog-management',
  blogAlias: '/admin/blog',
  products: '/admin/product-management',
  analytics: '/admin/analytics',
  newsletter: '/admin/newsletter',
  contact: '/admin/contact-management',
  chat: '/admin/chat',
  stock: '/varastonhallinta',
  registrations: '/admin/registrations',
  reviews: '/admin/reviews',
  mail: '/admin/mail',
  settings: '/admin/settings',
  faq: '/admin/faq',
  staff: '/admin/staff',
  own: '/admin/own',
  auditLog: '/admin/log',
  orders: '/admin?nakyma=tilaukset',
} as const

/** One order in the back office. */
export const adminOrderPath = (id: string) => `${adminPaths.orders}&order=${encodeURIComponent(id)}`

/** The contact messages in one state in the back office. */
export const adminMessagesPath = (status: string) => `${adminPaths.contact}?status=${status}`

/** One contact message in the back office. */
export const adminMessagePath = (id: string) => `${adminPaths.contact}?message=${encodeURIComponent(id)}`

/** A new order whose customer comes from a contact message. */
export const adminNewOrderPath = (contactMessageId: string) =>
  `${adminPaths.orders}&contact=${encodeURIComponent(contactMessageId)}`
