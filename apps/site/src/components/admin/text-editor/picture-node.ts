import { mergeAttributes, Node } from '@tiptap/core'

/** A picture in a text, among its words: a link around it stays. Whatever the server keeps of one is kept here. */
export const pictures = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () =>
    Object.fromEntries(['src', 'alt', 'title', 'width', 'height'].map((name) => [name, { default: null }])),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
})
