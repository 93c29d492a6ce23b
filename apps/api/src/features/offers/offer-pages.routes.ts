import { formatDate } from '@arkpax/schema/format-fi'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { ApiEnv } from '../../http/env.ts'
import { answerPrivate, frame } from '../../http/private-page.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { openOffer } from './offer-link.service.ts'
import { viewOffer } from './offer-page.service.ts'
import { offerPage } from './offer-page.ts'
import type { Typed } from './offer-page-form.ts'
import { offerPdf, pdfName } from './offer-pdf.service.ts'
import { termsMarkup } from './offer-terms-html.ts'

const NOTHING: Typed = { values: new Map(), mistakes: new Map() }

/** What the page says after a form of it was taken, by the word in its address. */
const TOLD = new Map([
  ['kysytty', 'Kysymyksesi on lähetetty. Vastaamme sähköpostiisi.'],
  ['hylatty', 'Kiitos vastauksestasi.'],
])

/** The private pages of offers, each under a link that says nothing and is kept nowhere. */
export const offerPages = new Hono<ApiEnv>()
  .get('/tarjous/:token', (c) => {
    const text = TOLD.get(c.req.query('vastaus') ?? '')
    return answerOffer(
      c,
      c.req.param('token'),
      { typed: NOTHING, told: text ? { text, isBad: false } : undefined },
      200,
    )
  })
  .get('/tarjous/:token/tarjous.pdf', async (c) => {
    const { deps } = c.var
    const found = await openOffer(deps.db, c.req.param('token'), deps.now())
    if (!found) return answerUnknown(c)
    const { company } = await readSettings(deps.db)
    const pdf = await offerPdf(found, { company, site: deps.config.publicUrl })
    return c.body(pdf, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${pdfName(found.content)}"`,
      'X-Robots-Tag': 'noindex, nofollow',
    })
  })
  .get('/tarjous/:token/ehdot', async (c) => {
    const { deps } = c.var
    const view = await viewOffer(
      deps.db,
      c.req.param('token'),
      { typed: NOTHING, told: undefined },
      { ...deps, now: deps.now() },
    )
    if (!view) return answerUnknown(c)
    const { terms, brand, content, token } = view
    const title = `Tarjouksen ${content.number} ehdot`
    return answerPrivate(
      c,
      frame(
        title,
        brand,
        html`<h1>${title}</h1><p>Ehdot ovat sellaisina kuin ne olivat ${formatDate(terms.day)}, kun lähetimme tarjouksen.</p>${termsMarkup(terms)}<p><a href="/tarjous/${token}">Takaisin tarjoukseen</a></p>`,
      ),
      200,
    )
  })

/** The page of a link, or a page that says that it leads nowhere. */
export async function answerOffer(
  c: Context<ApiEnv>,
  token: string,
  shown: Parameters<typeof viewOffer>[2],
  status: number,
): Promise<Response> {
  const { deps } = c.var
  const view = await viewOffer(deps.db, token, shown, { config: deps.config, now: deps.now() })
  return view ? answerPrivate(c, offerPage(view), status) : answerUnknown(c)
}

const answerUnknown = (c: Context<ApiEnv>) =>
  answerPrivate(
    c,
    frame(
      'Linkki ei johda tarjoukseen',
      'Arkpax',
      html`<h1>Linkki ei johda tarjoukseen</h1><p>Tarkista, että osoite on kokonainen: se on kopioitava viestistä loppuun asti. Tarjous on myös voitu poistaa.</p><p><a href="${c.var.deps.config.publicUrl}/contact">Kirjoita asiakaspalveluun</a></p>`,
    ),
    404,
  )
