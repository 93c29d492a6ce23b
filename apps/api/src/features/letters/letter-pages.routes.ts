import { formatDate } from '@arkpax/schema/format-fi'
import { LETTER_MISSING } from '@arkpax/schema/letter-labels'
import { takenLetterSlugs } from '@arkpax/schema/letters'
import { withCalloutLabels } from '@arkpax/schema/text-blocks'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { unsyncedTransaction } from '../../db/unsynced.ts'
import type { ApiEnv } from '../../http/env.ts'
import { answerFilledPage } from '../../http/filled-page.ts'
import { answerPrivate, frame } from '../../http/private-page.ts'
import { isFollowedByPerson } from './followed-by-person.ts'
import { sentContent } from './letter-content.service.ts'
import { countClick, findLink } from './letter-links.repo.ts'
import { findArchived, listArchived } from './letters.repo.ts'

const LETTER_PAGE = '/uutiskirje/shell'
const LIST_PAGE = '/uutiskirje/lista/shell'

/** Whether the server makes the page at an address itself: a letter, the list of them, or a link of one that is counted. */
export function isLetterPage(url: string): boolean {
  const [path = ''] = url.split('?', 1)
  const slug = /^\/uutiskirje\/([a-z0-9-]+)$/.exec(path)?.[1]
  return path.startsWith('/u/') || path === '/uutiskirjeet' || (slug !== undefined && !takenLetterSlugs.includes(slug))
}

/** What readers of letters open: the links, which lead on and are counted without who followed them, and the letters as pages. */
export const letterPages = new Hono<ApiEnv>()
  .get('/u/:letter/:number', async (c) => {
    const { db } = c.var.deps
    const [letter, number] = [c.req.param('letter'), Number(c.req.param('number'))]
    const url = Number.isInteger(number) && number < 10_000 ? await findLink(db, letter, number) : undefined
    if (url === undefined) return answerPrivate(c, unknownLink(c.var.deps.config.publicUrl), 404)
    if (isFollowedByPerson(c.req.raw))
      await unsyncedTransaction(db, (transaction) => countClick(transaction, letter, number))
    return c.redirect(url, 302)
  })
  .get('/uutiskirjeet', async (c) => {
    const letters = await listArchived(c.var.deps.db)
    return answerFilledPage(c, 200, LIST_PAGE, {
      empty: letters.length === 0,
      letter: letters.map(({ archive_slug, subject, preheader, started_at }) => ({
        ...{ slug: archive_slug ?? '', subject, preheader },
        date: started_at ? formatDate(started_at) : '',
      })),
    })
  })
  .get('/uutiskirje/:slug', async (c) => {
    const slug = c.req.param('slug')
    const letter = await findArchived(c.var.deps.db, slug)
    if (!letter?.sent_content) {
      c.header('X-Robots-Tag', 'noindex')
      return answerFilledPage(c, 404, LETTER_PAGE, {
        found: false,
        missing: true,
        subject: LETTER_MISSING,
      })
    }
    if (!letter.is_indexed) c.header('X-Robots-Tag', 'noindex')
    const { subject, preheader, page } = sentContent.parse(JSON.parse(letter.sent_content))
    const date = letter.started_at ? formatDate(letter.started_at) : ''
    const values = { found: true, missing: false, subject, preheader: preheader || subject, date }
    const answer = await answerFilledPage(c, 200, LETTER_PAGE, {
      ...values,
      content: { html: withCalloutLabels(page) },
    })
    return letter.is_indexed ? c.html(asIndexed(await answer.text(), slug)) : answer
  })

/** The page as search engines may list it: the pattern that it is filled into is none of theirs. */
const asIndexed = (page: string, slug: string) =>
  page.replace(/<meta name="robots" content="noindex"\s*\/?>/, '').replaceAll(`${LETTER_PAGE}"`, `/uutiskirje/${slug}"`)

const unknownLink = (publicUrl: string) =>
  frame(
    'Linkki ei johda mihinkään',
    'Arkpax',
    html`<h1>Linkki ei johda mihinkään</h1><p>Tarkista, että osoite on kokonainen.</p><p><a href="${publicUrl}/">Siirry etusivulle</a></p>`,
  )
