import type { Samples } from './audited-samples.ts'
import type { TestApp } from './create-test-app.ts'

/** The calls that teach the assistant. */
export function chatSamples(test: () => TestApp): Samples {
  const makeLesson = async () => {
    await test().call('POST /api/chat', { body: { message: 'Qwxyz zzkrt?' } })
    const { answer } = await test().call('GET /api/admin/chat/unanswered')
    return { question_ids: answer.map(({ id }) => id), target: { kind: 'nothing' } }
  }
  return {
    'POST /api/admin/chat/lessons': async () => ({ body: await makeLesson(), line: ['create', 'lesson'] }),
    'DELETE /api/admin/chat/lessons/{id}': async () => {
      const { answer } = await test().call('POST /api/admin/chat/lessons', { body: await makeLesson() })
      return { path: `/api/admin/chat/lessons/${answer.id}`, line: ['delete', 'lesson'] }
    },
  }
}
