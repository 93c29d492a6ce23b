/**
 * The blocks of a text beyond paragraphs, as its stored HTML has them:
 *
 * - callout: `<aside class="callout callout-tip">…</aside>`
 * - picture: `<figure><img src alt /><figcaption>…</figcaption></figure>`
 * - video: `<figure class="video"><a href="https://…"><img src alt /></a><figcaption>…</figcaption></figure>`
 * - table: `<table><thead>…</thead><tbody>…</tbody></table>`
 * - card of a product or a post: `<div data-product="<id>"></div>`, `<div data-post="<slug>"></div>`; empty, and filled where it is shown
 * - figure that nothing vouches for: `<mark data-figure="…">`, in drafts only
 */
export const calloutKinds = ['tip', 'warning', 'danger'] as const
export type CalloutKind = (typeof calloutKinds)[number]

/** What a callout is called above its text. */
export const calloutLabels: Record<CalloutKind, string> = { tip: 'Vinkki', warning: 'Huomaa', danger: 'Varoitus' }

/** An empty card; captures which noun it is of, and its id or slug. */
export const CARD = /<div data-(product|post)="([^"]*)">\s*<\/div>/g

const CALLOUT = /<aside class="callout callout-(tip|warning|danger)">/g

/** A text as it is shown, with what its callouts are, in words. */
export const withCalloutLabels = (html: string) =>
  html.replace(CALLOUT, (tag, kind: CalloutKind) =>
    tag.replace('<aside', '<aside role="note"').concat(`<p><strong>${calloutLabels[kind]}</strong></p>`),
  )
