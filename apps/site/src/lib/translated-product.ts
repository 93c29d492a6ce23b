import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import type { Language } from '@arkpax/schema/office-hours-text'

/** A product with its texts said in a language; its figures are the same. */
export function translatedProduct(
  product: CatalogueProduct,
  language: Language,
  say: (text: string) => string,
): CatalogueProduct {
  const { tagline, description, salesText, searchTitle, searchDescription, technicalSpecs, pictureTexts } = product
  const names = { fi: product.name, sv: product.swedishName, en: product.englishName }
  return {
    ...product,
    name: names[language],
    tagline: tagline && say(tagline),
    description: say(description),
    salesText: salesText && say(salesText),
    searchTitle: searchTitle && say(searchTitle),
    searchDescription: searchDescription && say(searchDescription),
    technicalSpecs: technicalSpecs?.map(say),
    badges: product.badges.map(say),
    ports: product.ports.map((port) => ({ ...port, label: say(port.label), description: say(port.description) })),
    features: product.features.map((feature) => ({ ...feature, title: say(feature.title), text: say(feature.text) })),
    applications: product.applications.map(say),
    documents: product.documents.map((document) => ({ ...document, name: say(document.name) })),
    warnings: product.warnings.map(say),
    pictureTexts: pictureTexts?.map((each) => ({ ...each, text: say(each.text) })),
  }
}
