import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { textOfHtml } from '@arkpax/schema/html'
import type { Passage } from '../passages.ts'
import { productUrl } from './site-urls.ts'

/** The catalogue: what a product is, what sets it apart, each row of its ports, what it is for, its documents and its safety warnings. */
export const productPassages = (catalogue: readonly CatalogueProduct[]): Passage[] =>
  catalogue.flatMap(({ id, name, description, tagline, salesText, technicalSpecs = [], ...product }) => {
    const made = (part: string, anchor: string, title: string, text: string): Passage => ({
      id: `${productUrl(id)}-${part}`,
      title,
      url: productUrl(id) + anchor,
      text,
      kind: 'product',
      language: 'fi',
      about: id,
    })
    const list = (part: string, anchor: string, title: string, lines: readonly string[], lead: string[] = []) =>
      lines.length > 0
        ? [made(part, anchor, `${name} – ${title}`, [...lead, ...lines.map((line) => `- ${line}`)].join('\n'))]
        : []
    const told = textOfHtml(salesText).replace(/\n\s*/g, '\n').trim()
    const documents = product.documents.map((document) => document.name)
    return [
      made('kuvaus', '', name, [tagline, description].filter(Boolean).join('. ')),
      ...(told ? [made('myyntiteksti', '#esittely', name, told)] : []),
      ...product.features.map(({ title, text }, index) =>
        made(`ominaisuus-${index + 1}`, '#ominaisuudet', `${name} – Ominaisuudet`, `${title}: ${text}`),
      ),
      ...product.ports.map((port) =>
        made(port.id, '', `${name} – ${port.label}`, `${port.label}: ${port.description}`),
      ),
      ...list('tiedot', '#tekniset-tiedot', 'Tekniset tiedot', technicalSpecs),
      ...list('kayttokohteet', '#tekniset-tiedot', 'Käyttökohteet', product.applications, [`${name}, käyttökohteita:`]),
      ...list('asiakirjat', '#tuoteturvallisuus', 'Asiakirjat', documents, [`${name}, asiakirjat:`]),
      ...list('turvallisuus', '#tuoteturvallisuus', 'Tuoteturvallisuus', product.warnings),
    ]
  })
