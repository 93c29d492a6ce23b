import { type OwnForm, passHeaders } from '../../http/form-page.ts'
import { answerOffer } from './offer-pages.routes.ts'

/** A form of the page of an offer: what was refused is shown on that page, with all that was typed; what was taken leads back to it. */
const onOfferPage = (taken: string): OwnForm => ({
  page: '/oma-tili',
  answer: async (c, _answer, { token }) => c.redirect(`/tarjous/${encodeURIComponent(String(token))}${taken}`, 303),
  async refuse(c, typed = {}, error) {
    passHeaders(c, error)
    const values = new Map(Object.entries(typed).map(([name, value]) => [name, String(value)]))
    const mistakes = new Map(error.extras.errors?.map(({ path, detail }) => [path, detail]))
    const told = { text: error.toProblem().detail, isBad: true }
    return answerOffer(c, values.get('token') ?? '', { typed: { values, mistakes }, told }, error.status)
  },
})

export const acceptPage = onOfferPage('')
export const declinePage = onOfferPage('?vastaus=hylatty')
export const questionPage = onOfferPage('?vastaus=kysytty')
