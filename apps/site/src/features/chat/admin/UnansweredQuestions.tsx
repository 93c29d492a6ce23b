import { type UnansweredGroup, unansweredQuery } from '@arkpax/schema/chat-teaching'
import { type ReactNode, useRef, useState } from 'react'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { ListTools } from '~/components/admin/lists/ListTools.tsx'
import { useListFilters } from '~/components/admin/lists/use-list-filters.ts'
import { useFocusKept } from '~/components/admin/use-focus-kept.ts'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { AttachDialog } from './AttachDialog.tsx'
import { unansweredText as text } from './admin-chat.fi.ts'
import { QuestionGroup } from './QuestionGroup.tsx'
import { useTeach } from './use-teach.ts'

const { shape } = unansweredQuery

/** A new question of the FAQ that is made of what visitors have asked. */
export interface EntryRequest {
  /** The question with which its form begins. */
  question: string
  onCreated: (anchor: string) => void
  onClose: () => void
}

interface Props {
  onOpen: (conversation: string) => void
  /** The form of a new question of the FAQ; nothing while none is made. */
  entryForm: (request: EntryRequest | undefined) => ReactNode
}

/** What the assistant could not answer well, like questions together, each with the ways to teach it. */
export function UnansweredQuestions({ onOpen, entryForm }: Props) {
  const filters = useListFilters('chat-questions', { q: '', show: 'all', language: 'all', sort: '-date' })
  const { values, days } = filters
  const show = shape.show.catch('all').parse(values.show)
  const language = shape.language.catch('all').parse(values.language)
  const sort = shape.sort.catch('-date').parse(values.sort)
  const list = usePagedList('GET /api/admin/chat/unanswered', { q: values.q, show, language, sort, ...days })
  const [attaching, setAttaching] = useState<UnansweredGroup>()
  const [writing, setWriting] = useState<UnansweredGroup>()
  const { teach, isPending } = useTeach()
  const place = useRef<HTMLUListElement>(null)
  useFocusKept(place, list.items?.map(({ id }) => id).join())

  const request: EntryRequest | undefined = writing && {
    question: writing.questions[0]?.question ?? '',
    onCreated: (id) => teach(idsOf(writing), { kind: 'faq', id }),
    onClose: () => setWriting(undefined),
  }

  return (
    <>
      <p className="mb-6 max-w-[70ch] text-ink-muted">
        {text.intro} {text.kept}
      </p>
      <ListTools
        filters={filters}
        sorts={text.sorts}
        daysLabel={text.days}
        labels={{ show: () => text.shown[show], language: () => text.languages[language] }}
        search={{ label: text.search }}
      >
        <Select label={text.show} value={show} onChange={({ target }) => filters.set({ show: target.value })}>
          <Options labels={text.shown} />
        </Select>
        <Select
          label={text.language}
          value={language}
          onChange={({ target }) => filters.set({ language: target.value })}
        >
          <Options labels={text.languages} />
        </Select>
      </ListTools>
      <ListResults list={list} isFiltered={filters.isFiltered} text={text} onClear={filters.clear}>
        {(groups) => (
          <ul ref={place} tabIndex={-1} aria-label={text.list} className="grid grid-cols-1 gap-4 outline-none">
            {groups.map((group) => (
              <QuestionGroup
                key={group.id}
                group={group}
                onAttach={() => setAttaching(group)}
                onWrite={() => setWriting(group)}
                onPass={() => teach(idsOf(group), { kind: 'nothing', id: '' })}
                onOpen={() => onOpen(group.conversation_id)}
              />
            ))}
          </ul>
        )}
      </ListResults>
      <AttachDialog
        group={attaching}
        pending={isPending}
        onClose={() => setAttaching(undefined)}
        onChoose={(ids, target) => teach(ids, target, () => setAttaching(undefined))}
      />
      {entryForm(request)}
    </>
  )
}

const idsOf = ({ questions }: UnansweredGroup) => questions.map(({ id }) => id)
