import type { ContactStatus } from './contact.ts'
import type { ProductCategory, ProductStatus } from './products.ts'
import type { FilteredList } from './saved-filters.ts'

/** Category names on the storefront and in the product form. */
export const categoryLabels: Record<ProductCategory, string> = {
  'power-stations': 'Voimalaitokset',
  accessories: 'Lisävarusteet',
  'solar-panels': 'Aurinkopaneelit',
}

/** Whether visitors see a product. */
export const productStatusLabels: Record<ProductStatus, string> = {
  draft: 'Luonnos',
  shown: 'Näkyvissä',
  hidden: 'Piilotettu',
}

/** Category names on the stock page. */
export const stockPageCategory = (category: string) =>
  category === 'power-stations' ? 'Virtalähteet' : 'Lisävarusteet'

/** The lists of the back office whose filters can be kept. */
export const filteredListLabels: Record<FilteredList, string> = {
  'audit-log': 'Tapahtumaloki',
  blog: 'Blogi',
  chat: 'Chat',
  'chat-questions': 'Vaille vastausta jääneet kysymykset',
  contact: 'Yhteydenotot',
  customers: 'Asiakkaat',
  documents: 'Laskut ja kuitit',
  mail: 'Sähköpostit',
  media: 'Kuvat ja asiakirjat',
  newsletter: 'Uutiskirje',
  letters: 'Uutiskirjeet',
  offers: 'Tarjoukset',
  returns: 'Palautukset',
  orders: 'Tilaukset',
  'privacy-requests': 'Tietosuojapyynnöt',
  products: 'Tuotteet',
  receivables: 'Maksut',
  recalls: 'Takaisinvedot',
  registrations: 'Rekisteröinnit',
  reviews: 'Arvostelut',
  stock: 'Varasto',
  units: 'Laitteet',
  'warranty-cases': 'Takuuasiat',
}

/** Contact message states for staff. */
export const contactStatusLabels: Record<ContactStatus, string> = {
  new: 'Uusi',
  read: 'Luettu',
  replied: 'Vastattu',
  resolved: 'Ratkaistu',
}

/** Whether a newsletter subscription runs. */
const subscriptionLabel = (isActive: boolean) => (isActive ? 'Aktiivinen' : 'Peruutettu')

/** An address has been asked to confirm, and has not yet. */
export const awaitingConfirmation = 'Odottaa vahvistusta'

/** How a subscription stands: it also may wait for the address to be confirmed. */
export const subscriptionStateLabel = (subscriber: { is_active: boolean; awaits_confirmation_since: string | null }) =>
  subscriber.awaits_confirmation_since ? awaitingConfirmation : subscriptionLabel(subscriber.is_active)

/** How a stock level is told: the words, and how urgent they look. */
export interface StockLabel {
  text: string
  tone: 'good' | 'low' | 'out'
}

/** Home card: nothing above 5, 'Vain N jäljellä' at 5 or less, 'Loppuunmyyty' at 0. */
export function homeCardStock(stock: number): StockLabel | null {
  if (stock <= 0) return { text: 'Loppuunmyyty', tone: 'out' }
  return stock <= 5 ? { text: `Vain ${stock} jäljellä`, tone: 'low' } : null
}

/** List card: nothing from 10 up, 'Vähän varastossa' at 1–9, 'Loppuunmyyty' at 0. */
export function listCardStock(stock: number): StockLabel | null {
  if (stock <= 0) return { text: 'Loppuunmyyty', tone: 'out' }
  return stock < 10 ? { text: 'Vähän varastossa', tone: 'low' } : null
}

/** Product page: above 10 in stock with the count, 10 or less low. */
export function detailStock(stock: number): StockLabel {
  if (stock <= 0) return { text: 'Loppuunmyyty', tone: 'out' }
  if (stock <= 10) return { text: `Vähän varastossa (${stock}\u00A0kpl)`, tone: 'low' }
  return { text: `Varastossa (${stock}\u00A0kpl)`, tone: 'good' }
}

/** At this many or fewer, a product without a limit of its own is low. */
export const LOW_STOCK = 5

/** Staff's product card: default above the limit, secondary from 1 to it, 'Loppunut' at 0. */
export function adminCardStock(stock: number, limit = LOW_STOCK): StockLabel {
  if (stock <= 0) return { text: 'Loppunut', tone: 'out' }
  return { text: `${stock}\u00A0kpl`, tone: stock <= limit ? 'low' : 'good' }
}

/** Stock page: Loppu at 0, Vähän from 1 to the limit, Normaali up to 20, Runsaasti above. */
export function stockPageLabel(stock: number, limit = LOW_STOCK): StockLabel {
  if (stock <= 0) return { text: 'Loppu', tone: 'out' }
  if (stock <= limit) return { text: 'Vähän', tone: 'low' }
  return { text: stock <= 20 ? 'Normaali' : 'Runsaasti', tone: 'good' }
}

/** The sales report lists products with fewer than this many left ('alle 5 kpl'). */
export const LOW_STOCK_REPORT = 5
