import type { FormField } from '@arkpax/schema/forms/form'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ApiError } from './api-error.ts'
import type { ApiEnv } from './env.ts'
import { type FormAnswer, type FormPage, passHeaders } from './form-page.ts'

type Markup = ReturnType<typeof html>

/** The page that thanks for a form sent without JavaScript, or shows what the call answered. */
export async function answerForm(c: Context<ApiEnv>, form: FormPage, answer: Response): Promise<Response> {
  const { title, text, lines = [], link } = await successOf(form, answer)
  const list = html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`
  return page(c, 200, form, title, html`<p>${text}</p>${lines.length > 0 ? list : ''}${onwards(link)}`)
}

async function successOf({ success }: FormPage, answer: Response): Promise<FormAnswer> {
  return typeof success === 'function' ? success(await answer.json()) : success
}

/** A page that says something by itself, with a way on to a screen of the site. */
export const answerPage = (c: Context<ApiEnv>, { title, text, link }: FormAnswer, back: string): Promise<Response> =>
  page(c, 200, { back }, title, html`<p>${text}</p>${onwards(link)}`)

const onwards = (link: FormAnswer['link']) => (link ? html`<p><a href="${link.href}">${link.label}</a></p>` : '')

/**
 * The page that says what is wrong and gives the form back with everything that was typed; where that could not be read
 * (`typed` is undefined), the browser still has it.
 */
export function answerFormError(
  c: Context<ApiEnv>,
  form: FormPage,
  typed: Record<string, unknown> | undefined,
  error: ApiError,
): Promise<Response> {
  passHeaders(c, error)
  if (!typed) {
    const text = html`<p role="alert">${error.toProblem().detail} Palaa selaimella edelliselle sivulle: kirjoittamasi on siellä tallella.</p>`
    return page(c, error.status as ContentfulStatusCode, form, form.failure.title, text)
  }
  const texts = new Map(Object.entries(typed).map(([name, text]) => [name, String(text)]))
  const mistakes = new Map(error.extras.errors?.map(({ path, detail }) => [path, detail]))
  const isMistake = mistakes.size > 0
  return page(
    c,
    error.status as ContentfulStatusCode,
    form,
    isMistake ? error.toProblem().title : form.failure.title,
    html`
    <p role="alert">${isMistake ? error.toProblem().detail : `${error.toProblem().detail} ${form.failure.text}`}</p>
    <form method="post" action="${form.action}">
      ${Object.entries(form.fields).map(([name, field]) => labelled(name, field, texts.get(name) ?? '', mistakes.get(name)))}
      <button type="submit">${form.submit}</button>
    </form>`,
  )
}

function labelled(name: string, field: FormField, value: string, mistake: string | undefined): Markup {
  if (field.type === 'hidden') return html`<input type="hidden" name="${name}" value="${value}">`
  return html`<div class="field">
    <label for="${name}">${field.label}${field.required ? ' *' : ''}</label>
    ${control(name, field, value, mistake)}
    ${mistake ? html`<p class="mistake" id="${name}-mistake">${mistake}</p>` : ''}
  </div>`
}

function control(name: string, field: FormField, value: string, mistake: string | undefined): Markup {
  const shared = html`id="${name}" name="${name}" ${field.required ? 'required' : ''} ${mistake ? html`aria-invalid="true" aria-describedby="${name}-mistake"` : ''}`
  if (field.type === 'textarea') return html`<textarea ${shared} rows="${field.rows ?? 4}">${value}</textarea>`
  if (field.type === 'select') {
    const options = [{ value: '', label: '' }, ...(field.options ?? [])]
    return html`<select ${shared}>${options.map((option) => html`<option value="${option.value}" ${option.value === value ? 'selected' : ''}>${option.label}</option>`)}</select>`
  }
  return html`<input ${shared} type="${field.type}" value="${value}">`
}

async function page(
  c: Context<ApiEnv>,
  status: ContentfulStatusCode,
  form: Pick<FormPage, 'back'>,
  title: string,
  content: Markup,
): Promise<Response> {
  const markup = html`${raw('<!doctype html>')}<html lang="fi"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
    <title>${title} – Arkpax</title><link rel="stylesheet" href="/api/form-answer.css"></head>
    <body><main><p class="brand">Arkpax</p><h1>${title}</h1>${content}<p><a href="${c.var.deps.config.publicUrl}${form.back}">Takaisin sivulle</a></p></main></body></html>`
  c.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
  return c.html(await markup, status)
}
