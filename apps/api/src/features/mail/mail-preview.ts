import { mailKindNames } from '@arkpax/schema/mail'
import { mailKindLabel } from '@arkpax/schema/mail-labels'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { ApiError } from '../../http/api-error.ts'
import type { ApiEnv } from '../../http/env.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { composeMail } from './compose-mail.ts'
import type { MailKinds } from './mail-kind.ts'

/**
 * `/api/_mails` while developing: every kind of mail with made-up figures, each as a reader sees it (`/<kind>`) and as plain
 * text (`/<kind>/text`). Mounted only where `MAIL_PREVIEW` is set, as `npm run dev` does.
 */
export async function answerMailPreview(c: Context<ApiEnv>, kinds: MailKinds): Promise<Response> {
  const { kind: name, form } = c.req.param()
  if (name === undefined) return listOfKinds(c, kinds)
  const kind = mailKindNames.find((known) => known === name)
  if (!kind || (form !== undefined && form !== 'text')) throw new ApiError('not_found')
  const { db, config } = c.var.deps
  const { company } = await readSettings(db)
  const { html: page, text, subject } = await composeMail(kinds[kind].sample(config), { config, company })
  if (form) return c.text(`${subject}\n\n${text}`)
  // A mail brings its own styles, as mail programs want it, and nothing else.
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
  return c.html(page)
}

function listOfKinds(c: Context<ApiEnv>, kinds: MailKinds): Response | Promise<Response> {
  const mails = mailKindNames.map((kind) => ({ kind, subject: kinds[kind].sample(c.var.deps.config).subject }))
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'")
  return c.html(html`${raw('<!doctype html>')}<html lang="fi"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1"><title>Sähköpostit – Arkpax</title>
    <link rel="stylesheet" href="/api/form-answer.css"></head><body><main><p class="brand">Arkpax</p><h1>Sähköpostit</h1>
    <ul>${mails.map(
      ({ kind, subject }) =>
        html`<li><a href="/api/_mails/${kind}">${subject}</a> (${mailKindLabel(kind)}, <a href="/api/_mails/${kind}/text">tekstinä</a>)</li>`,
    )}</ul></main></body></html>`)
}
