import type { Lesson, TeachingTarget } from '@arkpax/schema/chat-teaching'
import type { EndpointKey } from '@arkpax/schema/endpoints'
import { useState } from 'react'
import { undoable } from '~/components/admin/undo-toast.ts'
import { idempotencyKeys } from '~/lib/idempotency.ts'
import { useWrite } from '~/lib/use-write.ts'
import { teachText as text } from './admin-chat.fi.ts'

/** The reads that a lesson makes old. */
export const LESSON_READS: EndpointKey[] = ['GET /api/admin/chat/unanswered', 'GET /api/admin/chat/lessons']

/** Attaches questions, by the ids of their messages, to an answer; the message that says so takes it back. */
export function useTeach() {
  const [keyFor] = useState(idempotencyKeys)
  const forget = useWrite('DELETE /api/admin/chat/lessons/{id}', {
    success: { title: text.undone, description: text.undoneText },
    failure: text.undoFailed,
    changes: LESSON_READS,
  })
  const { mutate, isPending } = useWrite('POST /api/admin/chat/lessons', {
    success: (lesson) => ({
      ...said(lesson),
      ...undoable({
        name: text.undoOf(lesson.questions[0] ?? ''),
        onPress: () => forget.mutate([{ params: { id: lesson.id } }]),
      }),
    }),
    failure: text.failed,
    changes: LESSON_READS,
    doubts: LESSON_READS,
  })
  return {
    isPending,
    teach(question_ids: string[], target: TeachingTarget, onTaught?: () => void) {
      const body = { question_ids, target }
      mutate([{ body, idempotencyKey: keyFor(JSON.stringify(body)) }], { onSuccess: onTaught })
    },
  }
}

const said = ({ target, questions }: Lesson) =>
  target.kind === 'nothing'
    ? { title: text.passed, description: text.passedText }
    : { title: text.taught, description: text.taughtText(questions.length) }
