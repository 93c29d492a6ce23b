import { formatEuros } from '@arkpax/schema/format-fi'
import { wholeList } from '~/lib/whole-list.ts'
import { asStaff } from '../admin-session.ts'
import { readAllProducts } from '../all-products.ts'
import type { CardNames, CardNoun } from './blocks/card-node.ts'
import type { Named } from './NameField.tsx'
import { textEditorText as text } from './text-editor.fi.ts'

/** What cards can be of, by noun, asked once while a text is open. */
export class CardThings {
  readonly #kept = new Map<CardNoun, Promise<Named[]>>()

  /** Everything of a noun that a card can be of. Throws when it cannot be read. */
  all(noun: CardNoun): Promise<Named[]> {
    const kept = this.#kept.get(noun) ?? readers[noun]()
    this.#kept.set(noun, kept)
    kept.catch(() => this.#kept.delete(noun))
    return kept
  }

  readonly nameOf = async (noun: CardNoun, id: string): Promise<CardNames | undefined> =>
    (await this.all(noun)).find((thing) => thing.id === id)
}

const readers: Record<CardNoun, () => Promise<Named[]>> = {
  product: async () =>
    (await asStaff(readAllProducts)).map(({ id, name, price, status }) => ({
      id,
      title: name,
      detail: status === 'shown' ? formatEuros(price) : text.hiddenProduct,
    })),
  async post() {
    const posts = await wholeList('GET /api/blog')
    if (!posts) throw new Error('The posts were not given')
    return posts.map(({ slug, title, category }) => ({ id: slug, title, detail: category }))
  },
}
