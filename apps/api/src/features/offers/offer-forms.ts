import type { Context } from 'hono'
import type { ApiEnv } from '../../http/env.ts'
import type { FormPage, SentForm } from '../../http/form-page.ts'
import { answerOffer } from './offer-pages.routes.ts'

/** A form of the page of an offer: what was refused is shown on that page, with all that was typed; what was taken leads back to it. */
const onOfferPage = (action: FormPage['action'], taken: string): FormPage => ({
  action,
  back: '/',
  submit: '',
  fields: {},
  success: { title: '', text: '' },
  failure: { title: '', text: '' },
  async respond(c: Context<ApiEnv>, { typed = {}, error }: SentForm) {
    const values = new Map(Object.entries(typed).map(([name, value]) => [name, String(value)]))
    const token = values.get('token') ?? ''
    if (!error) return c.redirect(`/tarjous/${encodeURIComponent(token)}${taken}`, 303)
    for (const [name, content] of Object.entries(error.extras.headers ?? {})) c.header(name, content)
    const mistakes = new Map(error.extras.errors?.map(({ path, detail }) => [path, detail]))
    const told = { text: error.toProblem().detail, isBad: true }
    return answerOffer(c, token, { typed: { values, mistakes }, told }, error.status)
  },
})

export const acceptPage = onOfferPage('/api/offers/accept', '')
export const declinePage = onOfferPage('/api/offers/decline', '?vastaus=hylatty')
export const questionPage = onOfferPage('/api/offers/question', '?vastaus=kysytty')
