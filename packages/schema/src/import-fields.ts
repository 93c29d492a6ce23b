import { customerLabels, productLabels, unitLabels } from './field-labels.ts'
import type { ImportKind } from './imports.ts'

/** How a cell is read: as it stands, as a number, by its Finnish word, as a list of lines or of words, or as a day. */
export type ImportReading = 'text' | 'decimal' | 'whole' | 'category' | 'status' | 'vat' | 'lines' | 'words' | 'day'

/** What a column of a file may hold. `label` is its heading in our own files, `headings` are others that are understood. */
export interface ImportField {
  name: string
  label: string
  reading: ImportReading
  headings: readonly string[]
  /** A row that makes something new must have it. */
  isNeeded?: true
}

const id = {
  name: 'id',
  label: 'Tunniste',
  reading: 'text',
  headings: ['id', 'tuotetunniste', 'tuotteen tunniste', 'product id', 'product_id'],
} as const satisfies ImportField
const sku = {
  name: 'sku',
  label: productLabels.sku,
  reading: 'text',
  headings: ['tuotekoodi', 'tuotenumero', 'koodi', 'item number'],
} as const satisfies ImportField
const productName = ['tuote', 'tuotenimi', 'tuotteen nimi', 'nimike', 'name', 'title', 'product', 'product name']
const stockLevels = ['saldo', 'varasto', 'varastosaldo', 'määrä', 'kpl', 'stock', 'quantity', 'qty']
const addresses = ['sähköpostiosoite', 'sposti', 'email', 'e-mail', 'mail', 'email address']

/** The fields of each kind of file, as its own export writes them; a new one is a line here and one where it is stored. */
export const importFields = {
  products: [
    id,
    sku,
    { name: 'name', label: productLabels.name, reading: 'text', headings: productName, isNeeded: true },
    {
      name: 'description',
      label: productLabels.description,
      reading: 'text',
      headings: ['description', 'tuotekuvaus'],
      isNeeded: true,
    },
    {
      name: 'price',
      label: productLabels.price,
      reading: 'decimal',
      headings: ['hinta', 'myyntihinta', 'price', 'price (eur)', 'hinta eur', 'hinta, €'],
      isNeeded: true,
    },
    {
      name: 'category',
      label: productLabels.category,
      reading: 'category',
      headings: ['tuoteryhmä', 'luokka', 'category'],
      isNeeded: true,
    },
    {
      name: 'image_url',
      label: productLabels.image_url,
      reading: 'text',
      headings: ['kuva', 'kuvan osoite', 'image', 'image url', 'image_url', 'picture'],
      isNeeded: true,
    },
    { name: 'stock', label: productLabels.stock, reading: 'whole', headings: stockLevels },
    { name: 'status', label: productLabels.status, reading: 'status', headings: ['tila', 'status', 'visibility'] },
    {
      name: 'position',
      label: productLabels.position,
      reading: 'whole',
      headings: ['järjestys', 'position', 'sort order'],
    },
    {
      name: 'campaign_price',
      label: productLabels.campaign_price,
      reading: 'decimal',
      headings: ['kampanjahinta', 'tarjoushinta', 'sale price'],
    },
    {
      name: 'campaign_from',
      label: productLabels.campaign_from,
      reading: 'day',
      headings: ['kampanja alkaa', 'sale price from'],
    },
    {
      name: 'campaign_until',
      label: productLabels.campaign_until,
      reading: 'day',
      headings: ['kampanja päättyy', 'sale price until'],
    },
    { name: 'ean', label: productLabels.ean, reading: 'text', headings: ['gtin', 'viivakoodi', 'barcode'] },
    {
      name: 'vat_class',
      label: productLabels.vat_class,
      reading: 'vat',
      headings: ['alv', 'alv-luokka', 'verokanta', 'vat', 'vat class'],
    },
    {
      name: 'low_stock_limit',
      label: productLabels.low_stock_limit,
      reading: 'whole',
      headings: ['hälytysraja', 'low stock limit'],
    },
    {
      name: 'shipping_weight_g',
      label: productLabels.shipping_weight_g,
      reading: 'whole',
      headings: ['paino pakattuna', 'lähetyspaino (g)', 'shipping weight (g)'],
    },
    {
      name: 'shipping_width_mm',
      label: productLabels.shipping_width_mm,
      reading: 'whole',
      headings: ['leveys pakattuna'],
    },
    {
      name: 'shipping_depth_mm',
      label: productLabels.shipping_depth_mm,
      reading: 'whole',
      headings: ['syvyys pakattuna'],
    },
    {
      name: 'shipping_height_mm',
      label: productLabels.shipping_height_mm,
      reading: 'whole',
      headings: ['korkeus pakattuna'],
    },
    { name: 'un_number', label: productLabels.un_number, reading: 'text', headings: ['un-numero', 'un number', 'un'] },
    {
      name: 'batteryCapacity',
      label: productLabels.batteryCapacity,
      reading: 'whole',
      headings: ['kapasiteetti', 'kapasiteetti (wh)', 'capacity', 'capacity (wh)', 'batterycapacity'],
    },
    {
      name: 'maxPower',
      label: productLabels.maxPower,
      reading: 'whole',
      headings: ['teho', 'teho (w)', 'power', 'power (w)', 'maxpower'],
    },
    {
      name: 'technicalSpecs',
      label: productLabels.technicalSpecs,
      reading: 'lines',
      headings: ['tekniset', 'specifications', 'specs', 'technical specs'],
    },
  ],
  stock: [
    id,
    sku,
    { name: 'name', label: productLabels.name, reading: 'text', headings: productName },
    { name: 'stock', label: productLabels.stock, reading: 'whole', headings: stockLevels, isNeeded: true },
  ],
  customers: [
    { name: 'email', label: 'Sähköposti', reading: 'text', headings: addresses, isNeeded: true },
    {
      name: 'display_name',
      label: customerLabels.display_name,
      reading: 'text',
      headings: ['asiakas', 'asiakkaan nimi', 'name', 'customer', 'full name'],
    },
    { name: 'company', label: customerLabels.company, reading: 'text', headings: ['yrityksen nimi', 'company'] },
    {
      name: 'business_id',
      label: customerLabels.business_id,
      reading: 'text',
      headings: ['ytunnus', 'business id', 'business_id'],
    },
    {
      name: 'phone',
      label: customerLabels.phone,
      reading: 'text',
      headings: ['puhelinnumero', 'puh', 'phone', 'telephone', 'mobile'],
    },
    { name: 'tags', label: customerLabels.tags, reading: 'words', headings: ['tunniste', 'ryhmät', 'tags'] },
  ],
  subscribers: [
    { name: 'email', label: 'Sähköposti', reading: 'text', headings: addresses, isNeeded: true },
    {
      name: 'consent_on',
      label: 'Suostumuksen päivä',
      reading: 'day',
      headings: ['suostumus', 'suostumuspäivä', 'tilattu', 'consent date', 'consent_on', 'subscribed at'],
      isNeeded: true,
    },
    {
      name: 'consent_source',
      label: 'Suostumuksen lähde',
      reading: 'text',
      headings: ['lähde', 'mistä suostumus on saatu', 'consent source', 'consent_source', 'source'],
      isNeeded: true,
    },
  ],
  units: [
    {
      name: 'serial',
      label: unitLabels.serial,
      reading: 'text',
      headings: ['serial', 'serial number', 'sn', 's/n', 'sarjanro'],
      isNeeded: true,
    },
    { name: 'sku', label: productLabels.sku, reading: 'text', headings: sku.headings },
    { name: 'product', label: unitLabels.product_name, reading: 'text', headings: productName },
    {
      name: 'made_on',
      label: unitLabels.made_on,
      reading: 'day',
      headings: ['valmistettu', 'made on', 'manufactured', 'production date'],
    },
    { name: 'made_in', label: unitLabels.made_in, reading: 'text', headings: ['paikka', 'tehdas', 'made in', 'plant'] },
    { name: 'batch', label: unitLabels.batch, reading: 'text', headings: ['eränumero', 'batch', 'lot'] },
  ],
} as const satisfies Record<ImportKind, readonly ImportField[]>

/** The fields of a kind. */
export const fieldsOf = (kind: ImportKind): readonly ImportField[] => importFields[kind]

/** Which field a heading means; null where it means none. Capitals, spaces around it and a full stop do not matter. */
export function fieldOfHeading(kind: ImportKind, heading: string): string | null {
  const text = plain(heading)
  const field = fieldsOf(kind).find(
    ({ name, label, headings }) => plain(label) === text || name.toLowerCase() === text || headings.includes(text),
  )
  return field?.name ?? null
}

const plain = (heading: string) =>
  heading
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.:*]$/, '')
    .toLowerCase()
