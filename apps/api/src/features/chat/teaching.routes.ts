import { recordAudit } from '../../db/audit-log.ts'
import { route } from '../../http/route.ts'
import { deleteLesson, type StoredLesson } from './teaching.repo.ts'
import {
  lessonOf,
  lessonToForget,
  listKnownAnswers,
  listLessons,
  refuseUnknownTarget,
  teach,
} from './teaching.service.ts'
import { listUnanswered } from './unanswered.service.ts'

/** What a line of the log tells: never the questions, which visitors have written. */
const told = ({ id, questions }: StoredLesson) => ({
  of: { entity: 'lesson' as const, entityId: id },
  values: { questions: questions.length },
})

export const teachingRoutes = [
  route('GET /api/admin/chat/unanswered', {}, ({ deps, db, query }) => listUnanswered(deps, db, query)),

  route('GET /api/admin/chat/answers', {}, ({ deps, query }) => listKnownAnswers(deps, query.question)),

  route('GET /api/admin/chat/lessons', {}, ({ deps, query }) => listLessons(deps, query)),

  route('POST /api/admin/chat/lessons', { ownTransaction: true }, async ({ deps, body, staff, now, once }) => {
    await refuseUnknownTarget(deps, body.target)
    const stored = await once(async (transaction) => {
      const lesson = await teach(transaction, body, staff, now)
      const { of, values } = told(lesson)
      await recordAudit(transaction, now, staff, { action: 'create', ...of, after: values })
      return lesson
    })
    return lessonOf(deps, stored)
  }),

  route('DELETE /api/admin/chat/lessons/{id}', {}, async ({ db, params, staff, now }) => {
    const lesson = await lessonToForget(db, params.id)
    await deleteLesson(db, lesson.id)
    const { of, values } = told(lesson)
    await recordAudit(db, now, staff, { action: 'delete', ...of, before: values })
  }),
]
