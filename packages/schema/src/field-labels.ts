import type { AuditEntity } from './audit-log.ts'
import type { SettingsGroup } from './settings.ts'

/**
 * What the fields of a thing are called, by their paths, in its form and in its log. Null keeps a field out of the log:
 * what counts itself, what the screens show as it is anyway, and what is about a customer and stands with the thing. A path
 * stands for all that is inside it.
 */
export type FieldLabels = Readonly<Record<string, string | null>>

const bookkeeping = { id: null, version: null, created_at: null, updated_at: null } as const

/** The figures of a product, with their units. */
export const productFigureLabels = {
  maxPower: 'Jatkuva teho (W)',
  'details.peak.watts': 'Huipputeho (W)',
  'details.peak.seconds': 'Huipputehon kesto (s)',
  batteryCapacity: 'Akun kapasiteetti (Wh)',
  'details.battery.chemistry': 'Akkutyyppi',
  'details.battery.cycles': 'Lataussyklit',
  'details.battery.remainingPercent': 'Kapasiteettia jäljellä syklien jälkeen (%)',
  'details.expansion.maxExtraBatteries': 'Lisäakkuja enintään (kpl)',
  'details.expansion.maxTotalWh': 'Kapasiteetti lisäakkuineen (Wh)',
  'details.upsMs': 'Siirtyminen akulle sähkökatkossa (ms)',
  'details.thdPercent': 'Siniaallon särö (THD, %)',
  'details.panelWatts': 'Paneelin teho (W)',
  'details.charging.acWatts': 'Latausteho verkosta (W)',
  'details.charging.ac80Hours': 'Verkosta 80 prosenttiin (h)',
  'details.charging.acFullHours': 'Verkosta täyteen (h)',
  'details.charging.solarMaxWatts': 'Aurinkolatauksen teho enintään (W)',
  'details.charging.solarFullHours': 'Auringosta täyteen (h)',
  'details.usbTotalWatts': 'USB-lähdöt yhteensä (W)',
  'details.dimensionsMm.width': 'Leveys (mm)',
  'details.dimensionsMm.depth': 'Syvyys (mm)',
  'details.dimensionsMm.height': 'Korkeus (mm)',
  'details.foldedDimensionsMm.width': 'Leveys taitettuna (mm)',
  'details.foldedDimensionsMm.depth': 'Syvyys taitettuna (mm)',
  'details.foldedDimensionsMm.height': 'Korkeus taitettuna (mm)',
  'details.weightKg': 'Paino (kg)',
  'details.ipRating': 'Kotelointiluokka',
  'details.operatingTemperatureC.min': 'Käyttölämpötila vähintään (°C)',
  'details.operatingTemperatureC.max': 'Käyttölämpötila enintään (°C)',
  'details.protections': 'Suojauksia (kpl)',
  'details.warrantyMonths': 'Takuu (kk)',
  'details.statedRating.value': 'Valmistajan ilmoittama arvio (1–5)',
  'details.statedRating.count': 'Arvosteluja ilmoituksen takana (kpl)',
} as const

/** The fields of a product. */
export const productLabels = {
  ...bookkeeping,
  rating: null,
  reserved: null,
  restockWeek: null,
  name: 'Nimi',
  description: 'Kuvaus',
  price: 'Hinta (€)',
  regular_price: null,
  normalPrice: null,
  lowestPrice30: null,
  campaign_price: 'Kampanjahinta (€)',
  campaign_from: 'Kampanjan ensimmäinen päivä',
  campaign_until: 'Kampanjan viimeinen päivä',
  campaign_lowest: null,
  sku: 'Tuotekoodi (SKU)',
  ean: 'EAN-koodi',
  vat_class: 'Verokanta',
  low_stock_limit: 'Hälytysraja (kpl)',
  shipping_weight_g: 'Paino pakattuna (g)',
  shipping_width_mm: 'Pakkauksen leveys (mm)',
  shipping_depth_mm: 'Pakkauksen syvyys (mm)',
  shipping_height_mm: 'Pakkauksen korkeus (mm)',
  un_number: 'YK-numero',
  stock: 'Varastosaldo (kpl)',
  category: 'Kategoria',
  status: 'Näkyvyys',
  position: 'Järjestysluku',
  image_url: 'Kuvan URL',
  technicalSpecs: 'Tekniset tiedot',
  ...productFigureLabels,
  'details.tagline': 'Iskulause',
  'details.salesText': 'Myyntiteksti',
  'details.searchTitle': 'Otsikko hakutuloksissa',
  'details.searchDescription': 'Kuvaus hakutuloksissa',
  'details.accessories': 'Lisävarusteet',
  'details.related': 'Katso myös',
  'details.englishName': 'Nimi englanniksi',
  'details.swedishName': 'Nimi ruotsiksi',
  'details.badges': 'Tunnukset',
  'details.pictures': 'Muut kuvat',
  'details.pictureTexts': 'Kuvien vaihtoehtoiset tekstit',
  'details.ports': 'Liitännät',
  'details.features': 'Ominaisuudet',
  'details.applications': 'Käyttökohteet',
  'details.documents': 'Asiakirjat',
  'details.warnings': 'Varoitukset',
  note: 'Syy',
} as const

const postLabels = {
  ...bookkeeping,
  title: 'Otsikko',
  slug: 'URL-slug',
  excerpt: 'Tiivistelmä',
  content: 'Sisältö',
  author: 'Kirjoittaja',
  category: 'Kategoria',
  tags: 'Tagit',
  image_url: 'Kuvan URL',
  read_time: 'Lukuaika',
  is_published: 'Julkaistu',
  published_at: 'Julkaisuaika',
} as const

/** The groups of the settings, as their cards are called. */
export const settingsGroupLabels: Record<SettingsGroup, string> = {
  company: 'Yritys',
  hours: 'Aukioloajat',
  terms: 'Ehdot',
  sale: 'Myynti ja maksaminen',
  delivery: 'Toimitus',
  announcement: 'Ilmoitus',
}

/** The settings, by their names within their groups. */
export const settingsLabels = {
  brand: 'Tuotemerkki',
  legalName: 'Yrityksen virallinen nimi',
  businessId: 'Y-tunnus',
  foundedYear: 'Perustamisvuosi',
  parentGroup: 'Konserni',
  'address.street': 'Katuosoite',
  'address.postalCode': 'Postinumero',
  'address.city': 'Postitoimipaikka',
  'address.country': 'Maa',
  email: 'Asiakaspalvelun sähköposti',
  'phone.display': 'Puhelinnumero',
  'phone.callPrice': 'Puhelun hinta',
  videoGuidesUrl: 'Opasvideoiden osoite',
  week: 'Viikko',
  closedOnHolidays: 'Suljettu Suomen pyhäpäivinä',
  exceptions: 'Poikkeuspäivät',
  vatPercent: 'Arvonlisävero (%)',
  warrantyMonths: 'Takuu (kk)',
  returnDays: 'Palautusoikeus (päivää)',
  withdrawalDays: 'Lakisääteinen peruuttamisaika (päivää)',
  returnPickupStation: 'Palautuksen nouto, voima-asema tai lisäakku (€)',
  returnPickupPanel: 'Palautuksen nouto, aurinkopaneeli (€)',
  deliveryDays: 'Toimitusaika enintään (päivää)',
  replyOfficeHours: 'Vastauslupaus (palvelutuntia)',
  iban: 'Tilinumero (IBAN)',
  bic: 'Pankin BIC',
  offerValidDays: 'Tarjouksen voimassaolo (päivää)',
  prepaymentDays: 'Ennakkomaksun maksuaika (päivää)',
  invoiceDays: 'Laskun maksuaika yritykselle (päivää)',
  orderButton: 'Tilauspainikkeen teksti',
  orderButtonNote: 'Muistiinpano tilauspainikkeesta',
  einvoiceAddress: 'Oma verkkolaskuosoite',
  einvoiceOperator: 'Oma verkkolaskuoperaattori',
  guaranteeNotice: 'Lakisääteisen virhevastuun ilmoitus (kuva)',
  zones: 'Toimitusalueet',
  methods: 'Toimitustavat',
  text: 'Teksti',
  href: 'Linkki',
  from: 'Ensimmäinen päivä',
  until: 'Viimeinen päivä',
} as const

const orderLabels = {
  ...bookkeeping,
  status: 'Tila',
  customer_name: 'Asiakas',
  customer_email: 'Asiakkaan sähköposti',
  customer_phone: 'Asiakkaan puhelin',
  shipping_address: 'Toimitusosoite',
  shipping_postcode: 'Postinumero',
  shipping_city: 'Postitoimipaikka',
  number: null,
  total_amount: 'Yhteensä (€)',
  note: 'Huomautus',
  contact_message_id: null,
  company: 'Yritys',
  business_id: 'Y-tunnus',
  billing_address: 'Laskutusosoite',
  billing_postcode: 'Laskutusosoitteen postinumero',
  billing_city: 'Laskutusosoitteen postitoimipaikka',
  einvoice_address: 'Verkkolaskuosoite',
  einvoice_operator: 'Verkkolaskuoperaattori',
  payment_method: 'Maksutapa',
  payment_due_on: 'Eräpäivä',
  paid_amount: 'Maksettu (€)',
  refunded_amount: 'Palautettu (€)',
  delivery_state: 'Toimituksen tila',
  items: 'Tuotteet',
  charges: 'Toimitus ja palvelut',
  notify: 'Ilmoitus asiakkaalle',
  restock: 'Palautettiin varastoon',
} as const

const messageLabels = {
  ...bookkeeping,
  name: null,
  email: null,
  subject: null,
  message: null,
  waiting_since: null,
  status: 'Tila',
  admin_notes: 'Muistiinpanot',
  'assignee.id': null,
  'assignee.name': 'Käsittelijä',
  snoozed_until: 'Siirretty myöhemmäksi',
  reply: null,
  merged: 'Yhdistettyjä viestejä (kpl)',
} as const

const reviewLabels = {
  ...bookkeeping,
  product_id: null,
  product_name: null,
  rating: null,
  title: null,
  comment: null,
  verified_purchase: null,
  edited_at: null,
  answered_at: null,
  answer: 'Vastaus',
  hidden_at: null,
  hidden_reason: 'Piilottamisen perustelu',
} as const

const staffLabels = {
  ...bookkeeping,
  name: 'Nimi',
  email: 'Sähköposti',
  role: 'Rooli',
  state: null,
  second_factor: null,
  invitation_expires_at: null,
  last_seen_at: null,
  device: 'Laite',
  passkey: 'Pääsyavain',
  tries: 'Yrityksiä tunnin aikana',
  reason: 'Syy',
} as const

/** A note is about a person: the log knows how long it is, not what it says. */
const noteLabels = { text: null, length: 'Pituus (merkkiä)' } as const

/** What staff keep of a customer; the rest is counted from other things. */
export const customerLabels = {
  display_name: 'Nimi',
  company: 'Yritys',
  business_id: 'Y-tunnus',
  phone: 'Puhelin',
  tags: 'Tunnisteet',
  addresses: 'Osoitteet',
} as const

/** The fields of goods on their way. */
export const incomingGoodsLabels = {
  ...bookkeeping,
  product_id: null,
  product_name: null,
  is_late: null,
  quantity: 'Kappalemäärä',
  received_quantity: 'Saapunut (kpl)',
  expected_on: 'Odotetaan saapuvan',
  reference: 'Toimittaja ja viite',
  received_at: null,
  cancelled_at: 'Peruttu',
} as const

const privacyRequestLabels = {
  ...bookkeeping,
  email: null,
  answer_by: null,
  is_late: null,
  closed_at: null,
  erased_at: null,
  left: null,
  kind: 'Mitä pyydetään',
  channel: 'Miten pyyntö tuli',
  received_on: 'Saapunut',
  identity: 'Henkilöllisyyden varmistus',
  extension_reason: 'Lisäajan syy',
  due_on: 'Määräpäivä',
  state: 'Tila',
  outcome: 'Lopputulos',
  notify: 'Asiakkaalle ilmoitettiin',
} as const

/** The fields of a picture or a document. */
export const mediaLabels = {
  ...bookkeeping,
  kind: null,
  address: null,
  hash: null,
  widths: null,
  original: null,
  color: null,
  trashed_at: null,
  file_name: 'Tiedoston nimi',
  bytes: 'Koko (tavua)',
  width: 'Leveys (px)',
  height: 'Korkeus (px)',
  alt: 'Vaihtoehtoinen teksti',
  is_decorative: 'Koristekuva',
  focal: 'Kohdistuspiste',
  crop: 'Rajaus',
} as const

/** The fields of each thing that the log knows. */
export const fieldLabels: Readonly<Record<AuditEntity, FieldLabels>> = {
  blog_post: postLabels,
  call: {},
  contact_message: messageLabels,
  contact_note: { ...bookkeeping, author_id: null, author_name: null, ...noteLabels },
  customer: customerLabels,
  customer_note: { ...bookkeeping, author: null, email: null, ...noteLabels },
  faq_entry: { ...bookkeeping, section_id: 'Aihe', question: 'Kysymys', answer: 'Vastaus', shown: 'Näkyvissä' },
  faq_order: { version: null, sections: 'Järjestys' },
  faq_section: { ...bookkeeping, title: 'Aiheen nimi' },
  import: { kind: 'Mitä tuotiin', new: 'Uusia (kpl)', changed: 'Muuttuneita (kpl)', kept: 'Ennalleen jätettyjä (kpl)' },
  incoming_goods: incomingGoodsLabels,
  mail: {},
  media: mediaLabels,
  newsletter_subscription: {
    ...bookkeeping,
    email: null,
    is_active: 'Tilaus voimassa',
    subscribed_at: null,
    unsubscribed_at: null,
    unsubscribed_by: null,
    resubscribed_at: null,
    resubscribe_reason: 'Aktivoinnin syy',
    consent_source: 'Suostumuksen lähde',
  },
  order: orderLabels,
  privacy_request: privacyRequestLabels,
  product: productLabels,
  product_list: {},
  publishing: {},
  review: reviewLabels,
  saved_filter: { id: null, list: 'Lista', name: 'Nimi', filters: null, is_default: 'Lista avautuu tällä' },
  saved_reply: { ...bookkeeping, resolved_text: null, name: 'Nimi', text: 'Teksti' },
  settings: settingsLabels,
  staff: staffLabels,
  stock_reservation: {
    ...bookkeeping,
    product_id: null,
    product_name: null,
    reason_kind: null,
    quantity: 'Kappalemäärä',
    reserved_until: 'Varattu asti',
    note: null,
  },
  staff_security: { second_factor_required: 'Kaksivaiheinen kirjautuminen vaaditaan' },
}

/** What a field is called in the log of a thing; one that only an older version knew is shown by its path. */
export function fieldLabel(entity: string, field: string): string {
  const labels = new Map<string, FieldLabels>(Object.entries(fieldLabels)).get(entity)
  return new Map(Object.entries(labels ?? {})).get(field) ?? field
}
