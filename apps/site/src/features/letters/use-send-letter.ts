import { LETTER_UNDO_MS } from '@arkpax/schema/letters'
import type { UseFormSetError } from 'react-hook-form'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { undoable } from '~/components/admin/undo-toast.ts'
import { ApiError } from '~/lib/api.ts'
import { useWrite } from '~/lib/use-write.ts'
import type { LetterValues } from './letter-values.ts'
import { letterText as text } from './letters.fi.ts'

const changes = ['GET /api/admin/letters', 'GET /api/admin/letters/{id}'] as const

/** Calls a letter back that has not begun to leave. */
export const useCallBack = () =>
  useWrite('POST /api/admin/letters/{id}/undo-send', {
    success: ({ id }) => ({ id, title: text.calledBack, description: text.calledBackText }),
    failure: text.callBackFailed,
    changes: [...changes],
    doubts: [...changes],
  })

interface Options {
  setError: UseFormSetError<LetterValues>
  onDone: () => void
}

/** Sends a letter; the message that says so takes it back. What is lacking is said at its field. */
export function useSendLetter(id: string, { setError, onDone }: Options) {
  const undo = useCallBack()
  const send = useWrite('POST /api/admin/letters/{id}/send', {
    success: ({ undo_until }, _, sentAt) => {
      const isSoon = Date.parse(undo_until) - sentAt < 2 * LETTER_UNDO_MS
      return {
        id,
        title: isSoon ? text.sentNow : text.scheduled,
        ...(!isSoon && { description: text.scheduledText(undo_until) }),
        ...undoable({
          name: text.undoSend,
          onPress: () => undo.mutate([{ params: { id } }]),
          ...(isSoon && { until: Date.parse(undo_until) }),
        }),
      }
    },
    failure: text.sendFailed,
    changes: [...changes],
    doubts: ['GET /api/admin/letters/{id}'],
    onSuccess: onDone,
    onFailure(error) {
      const paths = (error.problem?.errors ?? []).map(({ path }) => path)
      if (paths.length === 0) return false
      showFieldErrors(setError, error)
      // What belongs to no field of the form is said by the message, and the moment in the question.
      if (paths.includes('send_at')) return true
      onDone()
      return !paths.includes('segment')
    },
  })
  const problem = send.error instanceof ApiError ? send.error.problem : undefined
  return { ...send, mistakeOf: (field: string) => problem?.errors?.find(({ path }) => path === field)?.detail }
}
