import { escapeHtml } from '@arkpax/schema/html'
import { htmlFieldText } from './admin-blog.fi.ts'

/** A text and the part of it that is chosen. */
export interface Selection {
  text: string
  start: number
  end: number
}

/** What replaces the chosen part, and which part of the new text is chosen afterwards (from `start` on). */
export interface Insertion {
  html: string
  selectFrom: number
  selectTo: number
}

export type WrapTool = 'heading2' | 'heading3' | 'bold' | 'italic'

const wraps: Record<WrapTool, { tag: string; placeholder: string }> = {
  heading2: { tag: 'h2', placeholder: htmlFieldText.placeholders.heading },
  heading3: { tag: 'h3', placeholder: htmlFieldText.placeholders.heading },
  bold: { tag: 'strong', placeholder: htmlFieldText.placeholders.text },
  italic: { tag: 'em', placeholder: htmlFieldText.placeholders.text },
}

/** Puts the chosen text, or a word that stands for it, between two tags. */
export function wrap(tool: WrapTool, selection: Selection): Insertion {
  const { tag, placeholder } = wraps[tool]
  return between(`<${tag}>`, chosen(selection) || placeholder, `</${tag}>`)
}

/** Makes a list of the chosen lines. */
export function makeList(selection: Selection): Insertion {
  const lines = chosen(selection)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const items = lines.length > 0 ? lines : [htmlFieldText.placeholders.item]
  return between('<ul>\n', items.map((item) => `  <li>${item}</li>`).join('\n'), '\n</ul>')
}

/** Makes a link of the chosen text. */
export const makeLink = (selection: Selection, address: string): Insertion =>
  between(`<a href="${escapeHtml(address)}">`, chosen(selection) || htmlFieldText.placeholders.text, '</a>')

/** Makes a picture; the chosen text stays before it. */
export function makePicture(selection: Selection, address: string, description: string): Insertion {
  const html = `${chosen(selection)}<img src="${escapeHtml(address)}" alt="${escapeHtml(description)}">`
  return { html, selectFrom: html.length, selectTo: html.length }
}

const chosen = ({ text, start, end }: Selection) => text.slice(start, end)

const between = (before: string, inner: string, after: string): Insertion => ({
  html: before + inner + after,
  selectFrom: before.length,
  selectTo: before.length + inner.length,
})
