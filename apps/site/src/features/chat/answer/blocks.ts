/** A piece of an answer's text. Of a table the first row is the head. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[]; from: number | null }
  | { kind: 'table'; rows: string[][] }

const ITEM = /^\s*[-•–]\s+(.+)$/
const NUMBERED = /^\s*(\d{1,2})[.)]\s+(.+)$/
const ROW = /^\s*\|(.+)\|\s*$/
const RULE = /^[\s|:-]+$/

/**
 * The paragraphs, lists and tables of a plain text: an empty line ends a paragraph, lines that begin with a dash or a number are
 * items, lines between bars are rows. Anything else stays text.
 */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const part of text.split(/\n\s*\n/)) {
    let open: Block | undefined
    for (const written of part.split('\n').filter((line) => line.trim())) {
      if (open && joinsLine(open, written)) continue
      open = beginBlock(written)
      blocks.push(open)
    }
  }
  return blocks.flatMap(wholeTable)
}

function beginBlock(written: string): Block {
  const number = NUMBERED.exec(written)
  if (number) return { kind: 'list', from: Number(number[1]), items: [number[2] ?? ''] }
  const item = ITEM.exec(written)
  if (item) return { kind: 'list', from: null, items: [item[1] ?? ''] }
  const cells = cellsOf(written)
  if (cells) return { kind: 'table', rows: [cells] }
  return { kind: 'paragraph', text: written.trim() }
}

/** Adds a line to the block before it; false where it begins another. */
function joinsLine(open: Block, written: string): boolean {
  const next = beginBlock(written)
  if (open.kind === 'paragraph' && next.kind === 'paragraph') open.text += `\n${next.text}`
  else if (open.kind === 'table' && next.kind === 'table') open.rows.push(...next.rows)
  else if (open.kind === 'list' && next.kind === 'list' && (open.from === null) === (next.from === null))
    open.items.push(...next.items)
  else if (open.kind === 'list' && next.kind === 'paragraph' && /^\s{2}/.test(written))
    open.items.push(`${open.items.pop() ?? ''} ${next.text}`)
  else return false
  return true
}

const cellsOf = (written: string) =>
  ROW.exec(written)?.[1]
    ?.split('|')
    .map((cell) => cell.trim())

/** One row between bars is no table; the line of dashes under a head is not shown. */
function wholeTable(block: Block): Block[] {
  if (block.kind !== 'table') return [block]
  const rows = block.rows.filter((cells) => !RULE.test(cells.join('|')))
  if (rows.length > 1) return [{ kind: 'table', rows }]
  return rows.map((cells) => ({ kind: 'paragraph', text: cells.join(' – ') }))
}
