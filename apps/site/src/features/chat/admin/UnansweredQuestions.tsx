import { formatDateTime } from '@arkpax/schema/format-fi'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { adminChatText as text } from './admin-chat.fi.ts'

/** What the assistant could not answer, most frequent first, each with the conversation where it was asked last. */
export function UnansweredQuestions({ onOpen }: { onOpen: (conversation: string) => void }) {
  const list = usePagedList('GET /api/admin/chat/unanswered', {})
  return (
    <>
      <p className="mb-6 max-w-2xl text-ink-muted">{text.unansweredIntro}</p>
      <ListResults list={list} text={text.unansweredList} className="">
        {(questions) => (
          <Table label={text.unanswered}>
            <thead>
              <tr>
                <HeadCell>{text.columns.question}</HeadCell>
                <HeadCell>{text.columns.times}</HeadCell>
                <HeadCell>{text.columns.last}</HeadCell>
                <HeadCell>{text.conversation}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {questions.map(({ question, times, last_asked_at, conversation_id }) => (
                <tr key={`${conversation_id} ${question}`}>
                  <Cell className="min-w-56 whitespace-pre-wrap wrap-anywhere">{question}</Cell>
                  <Cell className="tabular-nums">{times}</Cell>
                  <Cell className="whitespace-nowrap tabular-nums">{formatDateTime(last_asked_at)}</Cell>
                  <Cell className="whitespace-nowrap">
                    <Button size="sm" aria-label={text.openOf(question)} onClick={() => onOpen(conversation_id)}>
                      {text.open}
                    </Button>
                  </Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </ListResults>
    </>
  )
}
