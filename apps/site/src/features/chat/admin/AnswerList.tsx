import type { KnownAnswer, TeachingTarget } from '@arkpax/schema/chat-teaching'
import { useId } from 'react'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { teachText as text } from './admin-chat.fi.ts'
import { keyOfTarget } from './known-answers.ts'

/** More are not shown at once: a word in the search leaves fewer. */
const SHOWN = 30

interface Props {
  title: string
  answers: readonly KnownAnswer[]
  /** One has been chosen and is being taught. */
  pending: boolean
  onChoose: (target: TeachingTarget) => void
}

/** Answers under a title; each is chosen by one press. */
export function AnswerList({ title, answers, pending, onChoose }: Props) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} aria-busy={pending} className={pending ? 'opacity-55' : ''}>
      <h3 id={titleId} className="mb-2 font-semibold">
        {title}
      </h3>
      <ul className="divide-y divide-line rounded-md border border-line">
        {answers.slice(0, SHOWN).map((answer) => (
          <li key={keyOfTarget(answer.target)}>
            <button
              type="button"
              className="grid w-full gap-1 px-4 py-3 text-left hover:bg-sunken focus-visible:-outline-offset-2"
              aria-disabled={pending || undefined}
              onClick={() => !pending && onChoose(answer.target)}
            >
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
                {answer.title}
                {answer.target.kind === 'faq' && <Badge tone="outline">{text.ofFaq}</Badge>}
              </span>
              <span className="line-clamp-2 text-sm text-ink-muted wrap-anywhere">{textOf(answer)}</span>
            </button>
          </li>
        ))}
      </ul>
      {answers.length > SHOWN && <p className="mt-2 text-sm text-ink-muted">{text.more(answers.length - SHOWN)}</p>}
    </section>
  )
}

const textOf = ({ making, answer }: KnownAnswer) => (making === 'composed' ? text.composed : answer)
