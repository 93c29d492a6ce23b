import { ApiError } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { answerAsOwner, answerBySerial } from './recall-answers.service.ts'
import { checkForm, ownAnswerForm, serialAnswerForm } from './recall-pages.ts'
import { findRecallUnit } from './recall-units.repo.ts'
import { findPublishedRecall } from './recalls.repo.ts'

/** What anybody may ask and owners answer; the forms of the pages post here too. */
export const recallAnswerRoutes = [
  route('POST /api/recalls/check', { form: checkForm }, async ({ db, body: { slug, serial } }) => {
    const recall = await findPublishedRecall(db, slug)
    if (!recall) throw new ApiError('not_found', { detail: 'Takaisinvetoa ei löytynyt.' })
    return { recalled: (await findRecallUnit(db, recall.id, serial)) !== undefined }
  }),

  route('POST /api/recalls/answers', { form: ownAnswerForm }, async ({ db, body, now }) => {
    await answerAsOwner(db, body, now)
    return { page: `/takaisinvedot/vastaus/${body.token}` }
  }),

  route('POST /api/recalls/serial-answers', { form: serialAnswerForm }, async ({ db, body, now }) => {
    await answerBySerial(db, body, now)
    return { page: `/takaisinvedot/${body.slug}` }
  }),
]
