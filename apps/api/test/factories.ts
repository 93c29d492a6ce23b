import type { Sent } from '@arkpax/schema/endpoints'

/** Makers of valid inputs as a caller sends them; a test names only the fields that it is about. */

type OrderBody = Sent<'POST /api/admin/orders', 'body'>
type ProductBody = Sent<'POST /api/admin/products', 'body'>
type ContactBody = Sent<'POST /api/contact', 'body'>
type RegistrationBody = Sent<'POST /api/register-product', 'body'>
type BlogPostBody = Sent<'POST /api/admin/blog', 'body'>

/** An order of one Ark PRO (catalogue product 1). */
export const orderInput = (overrides: Partial<OrderBody> = {}): OrderBody => ({
  customer_name: 'Matti Meikäläinen',
  customer_email: 'matti.meikalainen@example.fi',
  customer_phone: '040 123 4567',
  shipping_address: 'Satamakatu 4 B 12',
  shipping_postcode: '00160',
  shipping_city: 'Helsinki',
  note: null,
  items: [{ product_id: '1', quantity: 1 }],
  ...overrides,
})

/** An accessory of 49,90 € with ten in stock and no technical figures. */
export const productInput = (overrides: Partial<ProductBody> = {}): ProductBody => ({
  name: 'Latauskaapeli 5 m',
  description: 'Viiden metrin jatkokaapeli aurinkopaneelin ja voima-aseman väliin.',
  price: 49.9,
  image_url: '/images/latauskaapeli.webp',
  category: 'accessories',
  stock: 10,
  ...overrides,
})

/** A visitor's message to customer service. */
export const contactInput = (overrides: Partial<ContactBody> = {}): ContactBody => ({
  name: 'Aino Korhonen',
  email: 'aino.korhonen@example.fi',
  subject: 'Toimitusaika',
  message: 'Hei!\nKuinka nopeasti Ark PRO ehtii Ouluun?',
  ...overrides,
})

/** A registration of an Ark PRO that was bought on 1 June 2026. */
export const registrationInput = (overrides: Partial<RegistrationBody> = {}): RegistrationBody => ({
  firstName: 'Aino',
  lastName: 'Korhonen',
  email: 'aino.korhonen@example.fi',
  phone: '050 765 4321',
  productModel: 'Ark PRO 2400W',
  serialNumber: 'APX-2400-000123',
  purchaseDate: '2026-06-01',
  retailer: 'Venetarvike Oy',
  comments: null,
  ...overrides,
})

/** A draft with two tags, whose slug is left for the server to make. */
export const blogPostInput = (overrides: Partial<BlogPostBody> = {}): BlogPostBody => ({
  title: 'Näin valitset voima-aseman mökille',
  excerpt: 'Kolme kysymystä, joilla löydät oikean kokoisen laitteen.',
  content: '<p>Laske ensin, mitä laitteita käytät yhtä aikaa.</p>',
  author: 'Arkpax Official',
  category: 'Oppaat',
  tags: ['mökki', 'mitoitus'],
  image_url: '/images/blogi-mokki.webp',
  read_time: '5 min lukuaika',
  is_published: false,
  ...overrides,
})
