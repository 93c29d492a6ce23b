import { confirmSubscriptionForm } from '@arkpax/schema/forms/newsletter'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { ApiEnv } from '../../http/env.ts'
import { answerPrivate, frame } from '../../http/private-page.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { findAwaiting } from './newsletter.repo.ts'
import { readLink } from './signed-link.repo.ts'

/** The page that the link of a confirmation opens. Looking at it changes nothing, because link scanners look at it too. */
export const confirmPages = new Hono<ApiEnv>().get('/uutiskirje/vahvista', async (c) => {
  const { db } = c.var.deps
  const { brand } = (await readSettings(db)).company
  const token = c.req.query('token') ?? ''
  const [id] = await readLink(db, 'confirm', token)
  const isAwaited = id !== undefined && (await findAwaiting(db, id))
  return answerPrivate(c, isAwaited ? confirmPage(brand, token) : gonePage(brand), isAwaited ? 200 : 404)
})

const confirmPage = (brand: string, token: string) =>
  frame(
    'Vahvista uutiskirjeen tilaus',
    brand,
    html`<h1>Vahvista uutiskirjeen tilaus</h1><p>Vahvista, että osoite on sinun ja haluat uutiskirjeemme. Tilauksen voi perua milloin tahansa.</p>
    <form method="post" action="${confirmSubscriptionForm.action}"><input type="hidden" name="token" value="${token}">
    <button type="submit">${confirmSubscriptionForm.submit}</button></form>`,
  )

const gonePage = (brand: string) =>
  frame(
    'Vahvistuslinkki ei ole voimassa',
    brand,
    html`<h1>Vahvistuslinkki ei ole voimassa</h1><p>Tilaus on jo vahvistettu, tai linkki on vanhentunut tai vaillinainen. Voit tilata uutiskirjeen uudelleen sivustolta.</p>
    <p><a href="/#uutiskirje">Tilaa uutiskirje</a></p>`,
  )
