import { parsePasted } from '../../../components/admin/text-editor/parse-pasted.ts'

const BLOCKS = 'p, li, h2, h3, h4, tr, blockquote, figcaption, aside, div, pre, hr'

/** HTML as people read it: a line for each block, and a picture by its text. Nothing of it runs. */
export function plainTextOf(html: string): string {
  const body = parsePasted(html)
  for (const picture of body.querySelectorAll('img'))
    picture.replaceWith(`[${picture.getAttribute('alt') || picture.getAttribute('src') || ''}]`)
  for (const end of body.querySelectorAll('br')) end.replaceWith('\n')
  for (const cell of body.querySelectorAll('td, th')) cell.append(' ')
  for (const block of body.querySelectorAll(BLOCKS)) block.append('\n')
  return (body.textContent ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}
