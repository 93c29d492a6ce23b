import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { ApiEnv } from '../../http/env.ts'
import { answerPrivate, frame, type Told } from '../../http/private-page.ts'
import { orderTrackingLink } from '../mail/site-links.ts'
import { findOrder } from '../orders/orders.repo.ts'
import { showDue } from '../orders/payment-due.service.ts'
import { readPaymentToken } from '../orders/payment-token.repo.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { payPage } from './pay-page.ts'

/** The private pages on which orders are paid: their links stand in mails, on the customer's own pages and on the desk of staff. */
export const payPages = new Hono<ApiEnv>().get('/maksu/:token', (c) =>
  answerPayPage(c, c.req.param('token'), undefined, 200),
)

/** The page of a link, or a page that says that it leads nowhere. */
export async function answerPayPage(
  c: Context<ApiEnv>,
  token: string,
  told: Told | undefined,
  status: number,
): Promise<Response> {
  const { db, config } = c.var.deps
  const { company } = await readSettings(db)
  const contactLink = `${config.publicUrl}/contact`
  const orderId = await readPaymentToken(db, token)
  const order = orderId ? await findOrder(db, orderId) : undefined
  if (!order) return answerPrivate(c, unknownPage(company.brand, contactLink), 404)
  const due = await showDue(db, order, config)
  const trackingLink = orderTrackingLink(config, order.number)
  const page = payPage({ token, order, due, brand: company.brand, contactLink, trackingLink, told })
  // The button ends on the page of Paytrail.
  return answerPrivate(c, page, status, config.paytrail ? ` https: ${new URL(config.paytrail.url).origin}` : '')
}

const unknownPage = (brand: string, contactLink: string) =>
  frame(
    'Linkki ei johda tilaukseen',
    brand,
    html`<h1>Linkki ei johda tilaukseen</h1><p>Tarkista, että osoite on kokonainen: se on kopioitava viestistä loppuun asti. Tilaus on myös voitu poistaa.</p><p><a href="${contactLink}">Kirjoita asiakaspalveluun</a></p>`,
  )
