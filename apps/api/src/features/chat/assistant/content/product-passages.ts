import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import type { Passage } from '../passages.ts'
import { productUrl } from './site-urls.ts'

/** The catalogue: what a product is, each row of its ports, and its safety warnings. */
export const productPassages = (catalogue: readonly CatalogueProduct[]): Passage[] =>
  catalogue.flatMap(({ id, name, description, tagline, ports, warnings }) => {
    const made = (part: string, anchor: string, title: string, text: string): Passage => ({
      id: `${productUrl(id)}-${part}`,
      title,
      url: productUrl(id) + anchor,
      text,
      kind: 'product',
      language: 'fi',
      about: id,
    })
    return [
      made('kuvaus', '', name, [tagline, description].filter(Boolean).join('. ')),
      ...ports.map((port) => made(port.id, '', `${name} – ${port.label}`, `${port.label}: ${port.description}`)),
      ...(warnings.length > 0
        ? [
            made(
              'turvallisuus',
              '#tuoteturvallisuus',
              `${name} – Tuoteturvallisuus`,
              warnings.map((line) => `- ${line}`).join('\n'),
            ),
          ]
        : []),
    ]
  })
