import type { Lesson } from '@arkpax/schema/chat-teaching'
import { formatDateTime } from '@arkpax/schema/format-fi'
import { useRef, useState } from 'react'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { SearchField } from '~/components/admin/SearchField.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { useFocusKept } from '~/components/admin/use-focus-kept.ts'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { lessonsText as text } from './admin-chat.fi.ts'
import { LESSON_READS } from './use-teach.ts'

/** What staff have taught the assistant, latest first; what is removed is forgotten at once. */
export function Lessons() {
  const [{ q }, setAddress] = useUrlState({ q: '' })
  const list = usePagedList('GET /api/admin/chat/lessons', { q })
  const [removing, setRemoving] = useState<Lesson>()
  const place = useRef<HTMLUListElement>(null)
  useFocusKept(place, list.items?.map(({ id }) => id).join())
  const { mutate, isPending } = useWrite('DELETE /api/admin/chat/lessons/{id}', {
    success: text.removed,
    failure: text.removeFailed,
    changes: LESSON_READS,
    doubts: LESSON_READS,
  })

  return (
    <>
      <p className="mb-6 max-w-[70ch] text-ink-muted">{text.intro}</p>
      <SearchField label={text.search} value={q} onChange={(words) => setAddress({ q: words }, 'replace')} />
      <ListResults list={list} isFiltered={q !== ''} text={text} onClear={() => setAddress({ q: '' })}>
        {(lessons) => (
          <ul
            ref={place}
            tabIndex={-1}
            aria-label={text.list}
            className="divide-y divide-line rounded-md border border-line bg-surface outline-none"
          >
            {lessons.map((lesson) => (
              <LessonRow key={lesson.id} lesson={lesson} onRemove={() => setRemoving(lesson)} />
            ))}
          </ul>
        )}
      </ListResults>
      <ConfirmDialog
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        onConfirm={() =>
          removing && mutate([{ params: { id: removing.id } }], { onSettled: () => setRemoving(undefined) })
        }
        title={text.confirm.title}
        text={text.confirm.text}
        confirmLabel={text.confirm.confirm}
        pending={isPending}
      />
    </>
  )
}

function LessonRow({ lesson, onRemove }: { lesson: Lesson; onRemove: () => void }) {
  const { target, title, questions, taught_by, taught_at } = lesson
  const mayTeach = useMay('faq.write')
  return (
    <li className="flex flex-wrap items-start justify-between gap-4 p-4">
      <div className="grid min-w-0 grow basis-72 gap-2">
        <ul className="grid gap-1">
          {questions.map((question) => (
            <li key={question} className="font-medium wrap-anywhere">
              {question}
            </li>
          ))}
        </ul>
        {target.kind === 'nothing' ? (
          <p className="text-sm">{text.passedOver}</p>
        ) : (
          <p className="text-sm wrap-anywhere">
            {title === null ? (
              <span className="text-danger">{text.gone}</span>
            ) : (
              <>
                <span className="text-ink-muted">{text.answersWith}: </span>
                {title}
              </>
            )}
          </p>
        )}
        <p className="text-sm text-ink-muted">{text.by(taught_by, formatDateTime(taught_at))}</p>
      </div>
      {mayTeach && (
        <Button size="sm" className="max-sm:min-h-11" aria-label={text.removeOf(questions[0] ?? '')} onClick={onRemove}>
          {text.remove}
        </Button>
      )}
    </li>
  )
}
