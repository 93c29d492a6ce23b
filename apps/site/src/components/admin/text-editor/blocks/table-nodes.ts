import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

/** What stands in a cell: running text and lists, never another table. */
const CELL = '(paragraph | bulletList | orderedList)+'

/** Cells span as they did, and have no widths or alignments of their own. */
const spans = () => ({
  colspan: { default: 1 },
  rowspan: { default: 1 },
  colwidth: { default: null, rendered: false },
})

/** Tables without styles: their columns are as wide as the page makes them. */
export const tables = [
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false }),
  TableRow,
  TableHeader.extend({ content: CELL, addAttributes: spans }),
  TableCell.extend({ content: CELL, addAttributes: spans }),
]
