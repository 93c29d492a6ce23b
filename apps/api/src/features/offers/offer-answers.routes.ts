import { route } from '../../http/route.ts'
import { acceptOffer } from './offer-acceptance.service.ts'
import { askAboutOffer, declineOffer } from './offer-answers.service.ts'
import { acceptPage, declinePage, questionPage } from './offer-forms.ts'

const success = { success: true as const }

export const offerAnswerRoutes = [
  route('POST /api/offers/accept', { form: acceptPage, changes: ['products'] }, ({ deps, db, body, now }) =>
    acceptOffer(db, body, deps.config, now),
  ),

  route('POST /api/offers/decline', { form: declinePage, changes: ['products'] }, async ({ deps, db, body, now }) => {
    await declineOffer(db, body, deps.config, now)
    return success
  }),

  route('POST /api/offers/question', { form: questionPage }, async ({ deps, db, body, now }) => {
    await askAboutOffer(db, body, deps.config, now)
    return success
  }),
]
