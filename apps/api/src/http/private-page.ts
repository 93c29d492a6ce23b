import { WITHDRAW_HERE } from '@arkpax/schema/withdrawal-words'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ApiEnv } from './env.ts'

export const PRIVATE_PAGE_CSS = '/api/private-page.css'

/** A page behind a private link, in the look of the answer pages, from which a contract can be withdrawn too; no search engine keeps it, and no other site learns its address. */
export const frame = (title: string, brand: string, content: unknown): string =>
  String(html`${raw('<!doctype html>')}<html lang="fi"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer"><title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${PRIVATE_PAGE_CSS}"></head>
<body><main><p class="brand">${brand}</p>${content}</main><footer><a href="/peruuta-sopimus">${WITHDRAW_HERE}</a></footer></body></html>`)

/** What has become of what was sent from a page; bad news are told as such. */
export interface Told {
  text: string
  isBad: boolean
}

export const notice = ({ text, isBad }: Told) =>
  html`<p class="notice ${isBad ? 'bad' : ''}" role="${isBad ? 'alert' : 'status'}">${text}</p>`

/** Answers with a private page; `formAction` are the other places on which a form of it may end. */
export function answerPrivate(c: Context<ApiEnv>, markup: string, status: number, formAction = ''): Response {
  c.header('X-Robots-Tag', 'noindex, nofollow')
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'self'; img-src 'self' data: https:; form-action 'self'${formAction}; base-uri 'none'; frame-ancestors 'none'`,
  )
  return c.html(markup, status as ContentfulStatusCode)
}
