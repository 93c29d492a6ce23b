import { type LetterDetail, type LetterInput, letterDetail } from '@arkpax/schema/letters'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useEachVersion } from '~/components/admin/use-each-version.ts'
import { useFormDraft } from '~/components/admin/use-form-draft.ts'
import { useSaveOver } from '~/components/admin/use-save-over.ts'
import { readKey } from '~/lib/read-query.ts'
import { useWrite } from '~/lib/use-write.ts'
import type { LetterPart } from './LetterRecipients.tsx'
import { type LetterValues, letterForm, letterValues, valuesOf } from './letter-values.ts'
import { letterText as text } from './letters.fi.ts'

interface Options {
  letter: LetterDetail
  /** The name under which the form keeps what is typed. */
  name: string
  /** What is said once it is stored. */
  success?: string
  /** What cannot be stored is tried again by itself: once is enough to be told. */
  isRetried?: boolean
  onStored?: () => void
}

/** The form of a letter, which goes on from what is stored of it by now, and how it is stored. */
export function useLetterForm({ letter, name, success, isRetried, onStored }: Options) {
  const client = useQueryClient()
  const start = { values: valuesOf(letter), version: letter.version }
  const form = useForm<LetterValues, unknown, LetterInput>({
    resolver: zodResolver(letterForm),
    defaultValues: start.values,
  })
  const draft = useFormDraft({ name, form, schema: letterValues, start })
  const hasFailed = useRef(false)
  /** Of what is tried again every few seconds, the first failure is told. */
  function isTold() {
    const isAgain = hasFailed.current && isRetried === true
    hasFailed.current = true
    return isAgain
  }
  const write = useWrite('PUT /api/admin/letters/{id}', {
    ...(success && { success }),
    failure: text.saveFailed,
    changes: ['GET /api/admin/letters', 'GET /api/admin/letters/{id}'],
    onFailure({ problem }) {
      if (problem?.code === 'stale' || (problem?.errors ?? []).length > 0) return true
      return isTold()
    },
    onNoAnswer: isTold,
  })

  // Called back after it was sent, or stored by somebody else, it goes on from there; of one's own words the answer tells.
  useEachVersion(letter.version, () => {
    if (!write.isPending && (draft.base().version ?? 0) < letter.version) draft.rebase(start)
  })

  const save = useSaveOver({
    name,
    form,
    draft,
    schema: letterDetail,
    valuesOf,
    async save(body, base) {
      const stored = await write.mutateAsync([{ params: { id: letter.id }, body, ifMatch: base.version ?? undefined }])
      client.setQueryData(readKey('GET /api/admin/letters/{id}', { params: { id: letter.id } }), stored)
      return stored
    },
    // What was sent is what is stored: what has been typed since is all that is new.
    onSaved({ version }, sent) {
      onStored?.()
      hasFailed.current = false
      draft.rebase({ values: sent, version }, sent)
    },
  })
  return { form, draft, save, isSaving: write.isPending }
}

/** Whether a page that is wanted has its address; its field asks for one that is lacking. */
export function hasAddress(form: LetterPart['form']): boolean {
  const { has_page, archive_slug } = form.getValues()
  if (!has_page || archive_slug.trim() !== '') return true
  form.setError('archive_slug', { message: text.slugMissing }, { shouldFocus: true })
  return false
}
