import type { KnownAnswer, TeachingTarget, UnansweredGroup } from '@arkpax/schema/chat-teaching'
import { useState } from 'react'
import { Loading } from '~/components/admin/list-states.tsx'
import { SearchField } from '~/components/admin/SearchField.tsx'
import { errorClass, hintClass, labelClass } from '~/components/ui/field.recipe.ts'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { Checkbox } from '~/components/ui/react/Field.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { useRead } from '~/lib/use-read.ts'
import { AnswerList } from './AnswerList.tsx'
import { teachText as text } from './admin-chat.fi.ts'
import { answersHolding, keyOfTarget } from './known-answers.ts'

interface Props {
  /** The questions that are attached; the dialog is closed without any. */
  group: UnansweredGroup | undefined
  pending: boolean
  onClose: () => void
  onChoose: (questionIds: string[], target: TeachingTarget) => void
}

/** Where questions are attached to an answer by one press: those that fit best come first, the others are searched. */
export function AttachDialog({ group, pending, onClose, onChoose }: Props) {
  return (
    <Dialog open={group !== undefined} onClose={onClose} title={text.title} wide>
      {group && <Choices key={group.id} group={group} pending={pending} onChoose={onChoose} />}
    </Dialog>
  )
}

function Choices({ group, pending, onChoose }: Omit<Props, 'group' | 'onClose'> & { group: UnansweredGroup }) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isMissing, setMissing] = useState(false)
  const read = useRead('GET /api/admin/chat/answers', { query: { question: group.id } })
  const chosen = group.questions.map(({ id }) => id).filter((id) => !left.has(id))

  function choose(target: TeachingTarget) {
    setMissing(chosen.length === 0)
    if (chosen.length > 0) onChoose(chosen, target)
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <Questions group={group} left={left} onChange={setLeft} />
      {isMissing && chosen.length === 0 && (
        <p role="alert" className={errorClass}>
          {text.noneChosen}
        </p>
      )}
      <Loaded read={read} failure={text.loadFailed} waiting={<Loading />}>
        {({ answers, nearest }) => <Answers answers={answers} nearest={nearest} pending={pending} onChoose={choose} />}
      </Loaded>
    </div>
  )
}

interface QuestionsProps {
  group: UnansweredGroup
  /** The questions that are left out. */
  left: ReadonlySet<string>
  onChange: (left: ReadonlySet<string>) => void
}

function Questions({ group: { questions, language }, left, onChange }: QuestionsProps) {
  const [only] = questions
  if (questions.length === 1 && only) {
    return (
      <p className="rounded-sm bg-sunken p-4 text-lg font-semibold wrap-anywhere" lang={language}>
        {only.question}
      </p>
    )
  }
  const toggle = (id: string) => onChange(new Set(left.has(id) ? [...left].filter((one) => one !== id) : [...left, id]))
  return (
    <fieldset className="rounded-sm bg-sunken p-4">
      <legend className="sr-only">{text.questions}</legend>
      <p className={labelClass} aria-hidden="true">
        {text.questions}
      </p>
      <p className={hintClass}>{text.questionsHint}</p>
      <div className="mt-2 grid max-h-56 gap-x-6 overflow-y-auto wrap-anywhere" lang={language}>
        {questions.map(({ id, question }) => (
          <Checkbox key={id} label={question} checked={!left.has(id)} onChange={() => toggle(id)} />
        ))}
      </div>
    </fieldset>
  )
}

interface AnswersProps {
  answers: readonly KnownAnswer[]
  nearest: readonly TeachingTarget[]
  pending: boolean
  onChoose: (target: TeachingTarget) => void
}

function Answers({ answers, nearest, ...choosing }: AnswersProps) {
  const [words, setWords] = useState('')
  const best = nearest.flatMap(
    (target) => answers.find((answer) => keyOfTarget(answer.target) === keyOfTarget(target)) ?? [],
  )
  const found = answersHolding(words, answers).filter((answer) => words || !best.includes(answer))
  return (
    <>
      <SearchField label={text.search} placeholder={text.searchPlaceholder} value={words} onChange={setWords} />
      <p role="status" className="sr-only">
        {words && found.length === 0 ? text.nothingFound : ''}
      </p>
      {!words && best.length > 0 && <AnswerList title={text.nearest} answers={best} {...choosing} />}
      {found.length > 0 ? (
        <AnswerList title={words ? text.found : text.all} answers={found} {...choosing} />
      ) : (
        <p className="text-ink-muted">{text.nothingFound}</p>
      )}
    </>
  )
}
