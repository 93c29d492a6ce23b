import { type CompanySettings, phoneText } from '@arkpax/schema/settings'
import { html, raw } from 'hono/html'
import type { MailDraft } from './compose-mail.ts'
import type { Fact, Line, MailBlock } from './mail-blocks.ts'
import { BODY, FONT, SMALL } from './mail-look.ts'

type Markup = ReturnType<typeof html>

/** Mail programs that know dark mode take these colours, and phones stack what stands side by side; the inline styles are for all others. */
const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#0f1312!important}.card{background:#171c1a!important}.sunken{background:#1f2623!important}
.ink{color:#eef2f0!important}.muted{color:#a9b5b0!important}.rule{border-color:#2d3632!important}
}
@media (max-width:480px){.stack{display:block!important;width:auto!important;padding:0 0 12px!important}}`

/** The HTML of a mail: tables and inline styles, because mail programs know little else; every text is escaped. */
export async function mailHtml(
  { subject, preview, heading, blocks, reason }: MailDraft,
  { brand, legalName, address, email, phone }: CompanySettings,
): Promise<string> {
  const markup = await html`${raw('<!doctype html>')}<html lang="fi"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${subject}</title><style>${raw(STYLE)}</style></head>
<body class="paper" style="margin:0;padding:0;background:#f3f5f4">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="background:#f3f5f4"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="background:#113a2f;padding:18px 28px;border-radius:6px 6px 0 0;${FONT};font-size:18px;font-weight:800;letter-spacing:.14em;color:#f3f5f4">${brand.toLocaleUpperCase('fi')}</td></tr>
<tr><td class="card" style="background:#ffffff;padding:28px;border-radius:0 0 6px 6px">
<h1 class="ink" style="margin:0 0 16px;${FONT};font-size:24px;line-height:1.25;font-weight:700;color:#151a18">${heading}</h1>
${blocks.map(blockHtml)}
</td></tr>
<tr><td class="muted" style="padding:18px 28px;${SMALL}">
<p style="margin:0 0 8px">${reason}</p>
<p style="margin:0">${legalName} · ${address.street}, ${address.postalCode} ${address.city}<br>${email} · ${phoneText(phone)}</p>
</td></tr></table></td></tr></table></body></html>`
  return markup.toString()
}

function blockHtml(block: MailBlock): Markup {
  switch (block.type) {
    case 'paragraph':
      return html`<p class="ink" style="margin:0 0 16px;${BODY}">${brokenLines(block.text)}</p>`
    case 'formatted':
      return html`${raw(block.html)}`
    case 'note':
      return html`<p class="muted" style="margin:0 0 16px;${SMALL};overflow-wrap:anywhere">${linked(block.text)}</p>`
    case 'quote':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr><td class="sunken ink" style="background:#f3f5f4;border-left:3px solid #ff5f1f;padding:12px 16px;${BODY};overflow-wrap:anywhere">${brokenLines(block.text)}</td></tr></table>`
    case 'button':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 12px"><tr><td style="background:#ff5f1f;border-radius:3px"><a href="${block.url}" style="display:inline-block;padding:13px 22px;${FONT};font-size:16px;font-weight:700;color:#1b0c04;text-decoration:none">${block.label}</a></td></tr></table>
<p class="muted" style="margin:0 0 20px;${SMALL};overflow-wrap:anywhere">Jos painike ei toimi, avaa osoite:<br><a href="${block.url}" class="muted" style="color:#4c5753">${block.url}</a></p>`
    case 'facts':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${block.facts.map(factHtml)}</table>`
    case 'lines':
      return html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${block.lines.map((line) => lineHtml(line, 400))}${lineHtml(block.total, 700)}</table>`
  }
}

const factHtml = ([label, value]: Fact) =>
  html`<tr><td class="muted rule" style="padding:8px 12px 8px 0;border-bottom:1px solid #d0d7d4;${SMALL};vertical-align:top">${label}</td><td class="ink rule" style="padding:8px 0;border-bottom:1px solid #d0d7d4;${BODY};overflow-wrap:anywhere">${brokenLines(value)}</td></tr>`

const lineHtml = ([what, price]: Line, weight: number) =>
  html`<tr><td class="ink rule" style="padding:8px 12px 8px 0;border-bottom:1px solid #d0d7d4;${BODY};font-weight:${weight}">${what}</td><td class="ink rule" align="right" style="padding:8px 0;border-bottom:1px solid #d0d7d4;${BODY};font-weight:${weight};white-space:nowrap">${price}</td></tr>`

const brokenLines = (text: string): Markup[] =>
  text.split(/\r\n|[\r\n\u2028\u2029]/).map((line, index) => html`${index > 0 ? raw('<br>') : ''}${line}`)

/** Our own small print, with its addresses as links. */
const linked = (text: string): Markup[] =>
  text
    .split(/(https?:\/\/[^\s]*[^\s.,])/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" class="muted" style="color:#4c5753">${part}</a>` : html`${part}`,
    )
