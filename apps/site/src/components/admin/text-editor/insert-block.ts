import { NodeSelection, Selection, type Transaction } from '@tiptap/pm/state'
import type { ChainedCommands, JSONContent } from '@tiptap/react'

/** Puts a block where the caret stands; one goes on writing behind it. */
export const insertBlock = (chain: ChainedCommands, block: JSONContent) =>
  chain.insertContent(block).command(goOnBehind)

/** A text that ends in a block gets a line to go on in, and what is typed next does not take the place of a block. */
export function goOnBehind({ tr }: { tr: Transaction }): boolean {
  const { paragraph } = tr.doc.type.schema.nodes
  if (paragraph && tr.doc.lastChild?.type !== paragraph) tr.insert(tr.doc.content.size, paragraph.create())
  if (tr.selection instanceof NodeSelection) {
    tr.setSelection(Selection.near(tr.doc.resolve(tr.selection.to), 1))
  }
  return true
}
