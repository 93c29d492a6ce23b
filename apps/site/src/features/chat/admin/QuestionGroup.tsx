import type { UnansweredGroup } from '@arkpax/schema/chat-teaching'
import { formatDateTime } from '@arkpax/schema/format-fi'
import { ChevronRight } from 'lucide-react'
import { useMay } from '~/components/admin/signed-in.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { adminChatText as chatText, unansweredText as text } from './admin-chat.fi.ts'

interface Props {
  group: UnansweredGroup
  onAttach: () => void
  onWrite: () => void
  onPass: () => void
  onOpen: () => void
}

/** Questions that ask alike: the most frequent as their name, the others folded, what was answered, and what can be taught. */
export function QuestionGroup({ group, ...actions }: Props) {
  const { questions, answer, language, unanswered, half, unhelpful, times, last_asked_at } = group
  const [first, ...others] = questions
  if (!first) return null
  return (
    <li className="grid gap-3 rounded-md border border-line bg-surface p-4 sm:p-5">
      <h2 className="text-lg font-semibold whitespace-pre-wrap wrap-anywhere" lang={language}>
        {first.question}
      </h2>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-muted">
        <span>
          {text.times(times)}, {text.last(formatDateTime(last_asked_at))}
        </span>
        {language !== 'fi' && <Badge tone="outline">{text.languages[language]}</Badge>}
        {unanswered > 0 && <Badge tone="low">{text.counts.unanswered(unanswered)}</Badge>}
        {half > 0 && <Badge>{text.counts.half(half)}</Badge>}
        {unhelpful > 0 && <Badge tone="danger">{text.counts.unhelpful(unhelpful)}</Badge>}
      </p>
      {answer && (
        <div className="border-l-2 border-line pl-4 text-sm">
          <p className="font-semibold text-ink-muted">{text.answered}</p>
          <p className="line-clamp-4 whitespace-pre-wrap wrap-anywhere" lang={language}>
            {answer}
          </p>
        </div>
      )}
      {others.length > 0 && (
        <details className="group">
          <summary className="flex min-h-9 cursor-pointer items-center gap-1 text-sm font-semibold max-sm:min-h-11">
            <ChevronRight className="size-4 shrink-0 group-open:rotate-90" aria-hidden="true" />

            {text.others(others.length)}
          </summary>
          <ul className="mt-1 grid gap-1.5 pl-4 text-sm" lang={language}>
            {others.map(({ id, question, times: asked }) => (
              <li key={id} className="wrap-anywhere">
                {question}
                {asked > 1 && (
                  <span className="ml-2 text-ink-muted" lang="fi">
                    {text.timesOf(asked)}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
      <Actions question={first.question} {...actions} />
    </li>
  )
}

function Actions({ question, onAttach, onWrite, onPass, onOpen }: Omit<Props, 'group'> & { question: string }) {
  const mayTeach = useMay('faq.write')
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:grow">
      {mayTeach && (
        <>
          <Button
            tone="solid"
            size="sm"
            className="max-sm:min-h-11"
            aria-label={text.attachOf(question)}
            onClick={onAttach}
          >
            {text.attach}
          </Button>
          <Button size="sm" className="max-sm:min-h-11" aria-label={text.writeOf(question)} onClick={onWrite}>
            {text.write}
          </Button>
          <Button
            tone="quiet"
            size="sm"
            className="max-sm:min-h-11"
            aria-label={text.passOf(question)}
            onClick={onPass}
          >
            {text.pass}
          </Button>
        </>
      )}
      <Button
        tone="quiet"
        size="sm"
        className="max-sm:min-h-11"
        aria-label={chatText.openOf(question)}
        onClick={onOpen}
      >
        {chatText.open}
      </Button>
    </div>
  )
}
