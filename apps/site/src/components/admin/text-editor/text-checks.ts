import type { Node as TextNode } from '@tiptap/pm/model'

/** What in a text waits for whoever writes it, by its positions. */
export interface TextChecks {
  /** Pictures without a text of their own. */
  withoutAlt: readonly number[]
  /** Figures that nobody has checked. */
  figures: readonly number[]
}

export function checksOf(doc: TextNode): TextChecks {
  const withoutAlt: number[] = []
  const figures: number[] = []
  doc.descendants((node, position) => {
    if ((node.type.name === 'figure' || node.type.name === 'picture') && !node.attrs.alt) withoutAlt.push(position)
    if (node.isText && node.marks.some(({ type }) => type.name === 'figureMark')) figures.push(position)
  })
  return { withoutAlt, figures }
}
