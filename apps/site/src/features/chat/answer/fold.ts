import { type Block, blocksOf } from './blocks.ts'

const LINES_SHOWN = 6
/** To fold away a line or two would hide more than it spares. */
const LINES_BORNE = 8
const LINE_CHARACTERS = 38

/** What of an answer is shown at once, and what when more is asked for. */
export interface Folded {
  shown: Block[]
  more: Block[]
}

/** Details are always folded away, and of the reply what comes after some six lines; of what to do in danger nothing is. */
export function folded(reply: string, details = '', isUrgent = false): Folded {
  const blocks = blocksOf(reply)
  const further = blocksOf(details)
  if (isUrgent) return { shown: [...blocks, ...further], more: [] }
  if (linesOf(blocks) <= LINES_BORNE) return { shown: blocks, more: further }
  const shown: Block[] = []
  for (const [index, block] of blocks.entries()) {
    const room = LINES_SHOWN - linesOf(shown)
    if (linesOf([block]) <= room) {
      shown.push(block)
      continue
    }
    // What begins an answer is shown at least in part; what follows it only where half of the room is left.
    const [head, tail] = room >= LINES_SHOWN / 2 ? split(block, room) : [undefined, block]
    if (head) shown.push(head)
    return { shown, more: [...(tail ? [tail] : []), ...blocks.slice(index + 1), ...further] }
  }
  return { shown, more: further }
}

const linesOf = (blocks: Block[]) => blocks.reduce((sum, block) => sum + textsOf(block).reduce(addLines, 0), 0)

const addLines = (sum: number, text: string) => sum + Math.max(1, Math.ceil(text.length / LINE_CHARACTERS))

function textsOf(block: Block): string[] {
  if (block.kind === 'table') return block.rows.map((cells) => cells.join(' '))
  return block.kind === 'list' ? block.items : block.text.split('\n')
}

/** A block in two: a paragraph between sentences, a list between items, a table not at all. */
function split(block: Block, room: number): [Block | undefined, Block | undefined] {
  if (block.kind === 'table') return [block, undefined]
  if (block.kind === 'list') {
    const count = fitting(block.items, room)
    const part = (items: string[], from: number | null): Block | undefined =>
      items.length > 0 ? { ...block, items, from } : undefined
    const next = block.from === null ? null : block.from + count
    return [part(block.items.slice(0, count), block.from), part(block.items.slice(count), next)]
  }
  const sentences = block.text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
  const count = fitting(sentences, room)
  const text = (part: string[]): Block | undefined =>
    part.length > 0 ? { kind: 'paragraph', text: part.join(' ') } : undefined
  return [text(sentences.slice(0, count)), text(sentences.slice(count))]
}

/** How many of the texts fit, one at least. */
function fitting(texts: string[], room: number): number {
  let count = 1
  while (count < texts.length && texts.slice(0, count + 1).reduce(addLines, 0) <= room) count += 1
  return count
}
