import { Node } from '@tiptap/core'
import { textEditorText as text } from '../text-editor.fi.ts'

const cardNouns = ['product', 'post'] as const
export type CardNoun = (typeof cardNouns)[number]

/** What a card is of, as staff know it. */
export interface CardNames {
  title: string
  detail: string
}

interface CardOptions {
  nouns: readonly CardNoun[]
  /** Undefined of what visitors do not see. */
  nameOf: (noun: CardNoun, id: string) => Promise<CardNames | undefined>
}

const attributeOf = (noun: CardNoun) => `data-${noun}`

/** A card of a product or a post. Only what it is of is stored: it is filled where it is shown, so it stays current. */
export const cards = Node.create<CardOptions>({
  name: 'card',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ nouns: [], nameOf: () => Promise.resolve(undefined) }),
  addAttributes: () => ({ noun: { default: 'product', rendered: false }, id: { default: '', rendered: false } }),
  parseHTML() {
    return this.options.nouns.map((noun) => ({
      tag: `div[${attributeOf(noun)}]`,
      getAttrs: (card) => ({ noun, id: card.getAttribute(attributeOf(noun)) }),
    }))
  },
  renderHTML: ({ node: { attrs } }) => ['div', { [attributeOf(attrs.noun)]: attrs.id }],
  addNodeView() {
    const { nameOf } = this.options
    return ({ node: { attrs } }) => {
      const dom = document.createElement('div')
      dom.dataset.card = attrs.noun
      const noun: CardNoun = attrs.noun
      const label = document.createElement('p')
      label.textContent = text.cards[noun]
      const name = document.createElement('p')
      name.textContent = attrs.id
      dom.append(label, name)
      const show = (names: CardNames | undefined) => {
        name.textContent = names ? `${names.title} · ${names.detail}` : text.cardGone[noun](attrs.id)
      }
      nameOf(noun, attrs.id).then(show, () => {})
      return { dom, ignoreMutation: () => true }
    }
  },
})
