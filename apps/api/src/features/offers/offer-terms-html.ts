import { formatDate } from '@arkpax/schema/format-fi'
import { html, raw } from 'hono/html'
import type { OfferTerms } from './offer-terms.ts'

/** The texts of the terms as HTML, under headings from the second level on. */
export const termsMarkup = ({ texts }: Pick<OfferTerms, 'texts'>) =>
  texts.map(
    ({ id, title, sections }) => html`<section id="${id}"><h2>${title}</h2>
      ${sections.map(
        ({ headings, text }) => html`${heading(headings)}
        ${text.split(/\n{2,}/).map((part) => html`<p>${lines(part)}</p>`)}`,
      )}</section>`,
  )

function heading(headings: readonly string[]) {
  const last = headings.at(-1)
  if (!last) return ''
  return headings.length > 1 ? html`<h4>${last}</h4>` : html`<h3>${last}</h3>`
}

const lines = (text: string) => text.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`))

/** The terms as a file of their own, to be kept: it needs nothing from anywhere. */
export function termsFile(terms: OfferTerms, brand: string): string {
  const title = `${brand}: sopimusehdot ${formatDate(terms.day)}`
  const markup = html`${raw('<!doctype html>')}<html lang="fi"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>body{max-width:44rem;margin:0 auto;padding:2rem 1rem;font:1rem/1.6 system-ui,sans-serif}</style></head>
<body><h1>${title}</h1><p>Nämä ehdot olivat voimassa, kun tarjous lähetettiin. Säilytä tiedosto.</p>${termsMarkup(terms)}</body></html>`
  return String(markup)
}
