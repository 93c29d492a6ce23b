import type { CatalogueProduct } from '@arkpax/schema/catalogue'

const WORD = /[\p{L}\p{N}][\p{L}\p{N}-]*/gu

/** What a product of the list is found by beside its name and its line: the words of its description, its tags and its features, each once. */
export function searchWords({
  description,
  badges,
  features,
}: Pick<CatalogueProduct, 'description' | 'badges' | 'features'>): string {
  const texts = [description, ...badges, ...features.flatMap(({ title, text }) => [title, text])]
  return [...new Set(texts.join(' ').toLocaleLowerCase('fi').match(WORD))].join(' ')
}
