import { chatText } from '../chat.fi.ts'
import { make } from '../make.ts'
import { type Block, blocksOf } from './blocks.ts'
import { folded } from './fold.ts'
import { linkedText } from './linked-text.ts'

interface Answer {
  text: string
  details?: string
  isUrgent?: boolean
}

/** An answer as paragraphs, lists and tables, its further part behind a 'Lue lisää'. */
export function answerView({ text, details, isUrgent }: Answer): HTMLElement {
  const { shown, more } = folded(text, details, isUrgent)
  const view = make('div', { class: 'text' }, ...shown.map((block) => blockView(block, isUrgent)))
  if (more.length > 0) {
    const { open, close } = chatText.more
    const summary = make('summary', {}, make('span', {}, open), make('span', {}, close))
    view.append(make('details', {}, summary, ...more.map((block) => blockView(block))))
  }
  return view
}

/** A text that is still being written, whole. */
export const unfinishedView = (text: string): HTMLElement[] => blocksOf(text).map((block) => blockView(block))

function blockView(block: Block, isUrgent = false): HTMLElement {
  const parts = (text: string) =>
    linkedText(text, isUrgent).map(({ text, href }) => (href ? make('a', { href }, text) : text))
  if (block.kind === 'paragraph') return make('p', {}, ...parts(block.text))
  if (block.kind === 'list') {
    const items = block.items.map((item) => make('li', {}, ...parts(item)))
    return block.from === null ? make('ul', {}, ...items) : make('ol', { start: String(block.from) }, ...items)
  }
  const [head = [], ...rows] = block.rows
  const table = make(
    'table',
    {},
    make('thead', {}, make('tr', {}, ...head.map((cell) => make('th', { scope: 'col' }, cell)))),
    make('tbody', {}, ...rows.map((cells) => make('tr', {}, ...cells.map((cell) => make('td', {}, ...parts(cell)))))),
  )
  return make('div', { class: 'table', tabindex: '0', role: 'region', 'aria-label': chatText.table }, table)
}
