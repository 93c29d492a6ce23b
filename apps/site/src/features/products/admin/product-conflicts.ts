import { readDecimal } from '@arkpax/schema/decimal'
import { productLabels } from '@arkpax/schema/field-labels'
import { formatEuros, formatNumber } from '@arkpax/schema/format-fi'
import { textOfHtml } from '@arkpax/schema/html'
import { categoryLabels, productStatusLabels } from '@arkpax/schema/labels'
import { vatClassLabels } from '@arkpax/schema/vat-labels'
import type { FieldPath } from 'react-hook-form'
import { type FigureField, figureGroups } from './product-figures.fi.ts'
import {
  listTexts,
  otherProductsText,
  pictureText,
  portText,
  searchResultText,
  productFormText as text,
} from './product-form.fi.ts'
import type { PortValues, ProductValues } from './product-values.ts'
import { tradeText } from './trade.fi.ts'
import { tradeValues } from './trade-values.ts'

type Field = FieldPath<ProductValues>

const tradeFields = Object.keys(tradeValues) as (keyof typeof tradeValues)[]
const tradeNumbers = [
  'campaign_price',
  'low_stock_limit',
  ...tradeFields.filter((name) => name.startsWith('shipping_')),
]

const labels = new Map<Field, string>([
  ['name', text.name],
  ['description', text.description],
  ['price', text.price],
  ['stock', text.stock],
  ['category', text.category],
  ['status', text.status],
  ['position', text.position],
  ['image_url', text.image],
  ['technicalSpecs', listTexts.technicalSpecs.label],
  ['details.tagline', text.tagline],
  ['details.englishName', text.englishName],
  ['details.swedishName', text.swedishName],
  ['details.salesText', text.salesText],
  ['details.searchTitle', searchResultText.title],
  ['details.searchDescription', searchResultText.description],
  ['details.accessories', listTexts.accessories.label],
  ['details.related', listTexts.related.label],
  ['details.badges', listTexts.badges.label],
  ['details.pictures', listTexts.pictures.label],
  ['details.pictureTexts', pictureText.texts],
  ['details.ports', listTexts.ports.label],
  ['details.features', listTexts.features.label],
  ['details.applications', listTexts.applications.label],
  ['details.documents', listTexts.documents.label],
  ['details.warnings', listTexts.warnings.label],
  ...tradeFields.map((field): [Field, string] => [field, productLabels[field]]),
  ['shipping_weight_g', tradeText.weight],
  ...Object.values(figureGroups).flatMap(({ figures }) =>
    figures.map(({ path, label }): [Field, string] => [path, label]),
  ),
])

const numbers: ReadonlySet<Field> = new Set<Field>([
  'price',
  'stock',
  'position',
  ...(tradeNumbers as Field[]),
  ...Object.values(figureGroups)
    .flatMap(({ figures }): readonly FigureField[] => figures)
    .filter(({ isText }) => !isText)
    .map(({ path }) => path),
])

/** What a field of the form is called. */
export const labelOf = (field: Field): string => labels.get(field) ?? field

/**
 * What a field holds, as people read it: a line for each row of a list, numbers in one form however they were typed, and of
 * `products` their names.
 */
export function shownOf(field: Field, value: unknown, products: readonly Named[] = []): string {
  if (field === 'details.accessories' || field === 'details.related') return namesOf(value as string[], products)
  if (field === 'details.ports') return (value as PortValues[]).map(portLine).join('\n')
  if (field === 'details.salesText') return textOfHtml(String(value)).trim()
  const number = numbers.has(field) ? readDecimal(String(value)) : undefined
  if (number !== undefined) return field.endsWith('price') ? formatEuros(number) : formatNumber(number)
  const lines = [value].flat().map(lineOf)
  return lines.map((line) => choiceLabels.get(`${field}=${line}`) ?? line).join('\n')
}

/** Another product, as a list of ids names it. */
interface Named {
  id: string
  name: string
}

const namesOf = (ids: readonly string[], products: readonly Named[]) =>
  ids.map((id) => products.find((product) => product.id === id)?.name ?? otherProductsText.gone).join('\n')

/** A row of several fields, such as a document, is one line. */
const lineOf = (row: unknown) =>
  typeof row === 'object' && row !== null ? Object.values(row).filter(Boolean).join(' · ') : String(row)

const choiceLabels = new Map<string, string>([
  ...Object.entries(categoryLabels).map(([value, label]): [string, string] => [`category=${value}`, label]),
  ...Object.entries(vatClassLabels).map(([value, label]): [string, string] => [`vat_class=${value}`, label]),
  ...Object.entries(productStatusLabels).map(([value, label]): [string, string] => [`status=${value}`, label]),
])

/** '4 × USB-A, 5 V, 3,6 A, 18 W, etupuoli, lähtö: Puhelimille.' */
function portLine({ kind, label, count, volts, amps, watts, side, direction, description }: PortValues): string {
  const name = label || portText.kinds[kind as keyof typeof portText.kinds] || portText.chooseKind
  const places = [
    portText.sides[side as keyof typeof portText.sides],
    portText.directions[direction as keyof typeof portText.directions],
  ]
  return [
    `${count}\u00A0×\u00A0${name}`,
    volts && `${volts}\u00A0V`,
    amps && `${amps}\u00A0A`,
    watts && `${watts}\u00A0W`,
    ...places.map((place) => place?.toLowerCase()),
    description,
  ]
    .filter(Boolean)
    .join(', ')
}
