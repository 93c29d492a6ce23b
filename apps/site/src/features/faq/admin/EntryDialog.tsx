import type { FaqEntry, WholeFaq } from '@arkpax/schema/faq'
import { useState } from 'react'
import { FormDialog } from '~/components/admin/FormDialog.tsx'
import { Loading } from '~/components/admin/list-states.tsx'
import { Notice } from '~/components/admin/Notice.tsx'
import { isStale } from '~/components/admin/stale.ts'
import { ThingHistory } from '~/components/admin/ThingHistory.tsx'
import { idempotencyKeys } from '~/lib/idempotency.ts'
import { useRead } from '~/lib/use-read.ts'
import { useWrite } from '~/lib/use-write.ts'
import { faqFormText as text } from './admin-faq.fi.ts'
import { EntryForm, type EntryFormProps } from './EntryForm.tsx'
import { changeOf, valuesOf } from './entry-values.ts'
import { FAQ_READS } from './use-faq.ts'

/** What the dialog is open for in the place of a question's id: a new one. */
export const NEW_ENTRY = 'uusi'

interface Props {
  /** The id of the question, or `NEW_ENTRY`; empty while the dialog is closed. */
  editing: string
  /** The section that a new question begins with; empty where none is chosen. */
  sectionId: string
  /** The question with which a new one begins, where it is known. */
  question?: string
  /** A new one is stored. */
  onCreated?: (entry: FaqEntry) => void
  onClose: () => void
}

/** Where questions are made and changed. */
export function EntryDialog({ editing, sectionId, question = '', onCreated, onClose }: Props) {
  const { data } = useRead('GET /api/admin/faq')
  const draft = question ? `faq:${editing}:${question}` : `faq:${editing}`
  return (
    <FormDialog
      open={editing !== ''}
      onClose={onClose}
      title={editing === NEW_ENTRY ? text.createTitle : text.editTitle}
      draft={draft}
      discard={text.discard}
    >
      {({ onTyped, close }) => {
        if (!data) return <Loading />
        const form = { draft, sections: data.sections, onTyped, onCancel: close, onSaved: onClose }
        if (editing === NEW_ENTRY) {
          return <NewEntry sectionId={sectionId} question={question} onCreated={onCreated} {...form} />
        }
        return <EditEntry key={editing} faq={data} id={editing} {...form} />
      }}
    </FormDialog>
  )
}

function NewEntry({
  sectionId,
  question,
  onCreated,
  ...form
}: EntryFormProps & { sectionId: string; question: string; onCreated: Props['onCreated'] }) {
  const [keyFor] = useState(idempotencyKeys)
  const only = form.sections.length === 1 ? form.sections[0]?.id : undefined
  const [start] = useState(() => ({
    values: { section_id: sectionId || (only ?? ''), question, answer: '', asked_as: '', shown: true },
    version: null,
  }))
  const { mutateAsync } = useWrite('POST /api/admin/faq/entries', {
    success: text.created,
    failure: text.createFailed,
    changes: FAQ_READS,
    onSuccess: onCreated,
  })
  return (
    <EntryForm
      start={start}
      onSave={(body) => mutateAsync([{ body, idempotencyKey: keyFor(JSON.stringify(body)) }])}
      {...form}
    />
  )
}

/** The form goes on from the question as it was when it was opened, also when somebody deletes it meanwhile. */
function EditEntry({ faq, id, ...form }: EntryFormProps & { faq: WholeFaq; id: string }) {
  const [entry] = useState(() => faq.sections.flatMap(({ entries }) => entries).find((one) => one.id === id))
  return entry ? <FoundEntry entry={entry} {...form} /> : <Notice {...text.gone} urgent />
}

function FoundEntry({ entry, ...form }: EntryFormProps & { entry: FaqEntry }) {
  const [start] = useState(() => ({ values: valuesOf(entry), version: entry.version }))
  const { mutateAsync } = useWrite('PUT /api/admin/faq/entries/{id}', {
    success: text.updated,
    failure: text.updateFailed,
    changes: FAQ_READS,
    onFailure: isStale,
  })
  return (
    <>
      <EntryForm
        start={start}
        id={entry.id}
        onSave={(input, { values, version }, typed) =>
          mutateAsync([
            { params: { id: entry.id }, body: changeOf(input, values, typed), ifMatch: version ?? undefined },
          ])
        }
        {...form}
      />
      <ThingHistory entity="faq_entry" id={entry.id} className="mt-6" />
    </>
  )
}
