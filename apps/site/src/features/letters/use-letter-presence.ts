import type { LetterDetail, LetterInput } from '@arkpax/schema/letters'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { asStaff } from '~/components/admin/admin-session.ts'
import { usePresence } from '~/components/admin/use-presence.ts'
import { call } from '~/lib/api.ts'
import { readKey } from '~/lib/read-query.ts'
import type { LetterValues } from './letter-values.ts'

interface Options {
  letter: Pick<LetterDetail, 'id' | 'version'>
  form: UseFormReturn<LetterValues, unknown, LetterInput>
}

/** Who else has a letter open. What they have stored comes on the screen. */
export function useLetterPresence({ letter: { id, version }, form }: Options) {
  const client = useQueryClient()
  const { others, onTyping } = usePresence({
    id: version > 0 ? id : null,
    tell: (body) => asStaff(() => call('PUT /api/admin/letters/{id}/presence', { params: { id }, body })),
    onState(state) {
      if (Number(state) > version)
        void client.invalidateQueries({ queryKey: readKey('GET /api/admin/letters/{id}', { params: { id } }) })
    },
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ isDirty }) => isDirty && onTyping(),
      }),
    [form, onTyping],
  )
  return others
}
