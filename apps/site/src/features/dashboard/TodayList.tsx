import type { Today, WaitingItem } from '@arkpax/schema/today'
import { useState } from 'react'
import { Loading } from '~/components/admin/list-states.tsx'
import { useToday } from '~/components/admin/waiting.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { todayTexts as texts } from './dashboard.fi.ts'
import { deadlineText } from './deadline.ts'
import { listOf, placeOf } from './waiting-places.ts'

/** So many are shown before more are asked for. */
const FIRST = 8

/** What waits for whoever is signed in, what is late or due soonest first. */
export function TodayList() {
  const { data, error, refetch } = useToday()
  if (error && !data) return <LoadFailure title={texts.failure} error={error} onRetry={refetch} />
  if (!data) return <Loading />
  if (data.items.length === 0)
    return <EmptyState {...(Object.keys(data.counts).length > 0 ? texts.empty : texts.onlyWatching)} />
  return <Items today={data} />
}

function Items({ today }: { today: Today }) {
  const [showsAll, setShowsAll] = useState(false)
  const now = new Date()
  const shown = showsAll ? today.items : today.items.slice(0, FIRST)
  return (
    <div>
      <ol className="border-t border-line">
        {shown.map((item) => (
          <Item
            key={`${item.kind}:${item.id}`}
            item={item}
            deadline={deadlineText(item, today.workday_minutes, now)}
            isLate={item.due_at !== null && new Date(item.due_at) < now}
          />
        ))}
      </ol>
      {today.items.length > FIRST && !showsAll && (
        <Button className="mt-4" onClick={() => setShowsAll(true)}>
          {texts.showAll(today.items.length)}
        </Button>
      )}
      {(showsAll || today.items.length <= FIRST) && <Rest today={today} />}
    </div>
  )
}

function Item({ item, deadline, isLate }: { item: WaitingItem; deadline: string; isLate: boolean }) {
  return (
    <li className="relative grid gap-x-4 gap-y-1 border-b border-line py-3 hover:bg-sunken sm:grid-cols-[9.5rem_minmax(0,1fr)_auto] sm:items-center sm:px-2">
      <span className="text-sm text-ink-muted">{texts.kinds[item.kind]}</span>
      <span className="min-w-0 wrap-anywhere">
        <a href={placeOf(item)} className="font-medium underline after:absolute after:inset-0">
          {item.title}
        </a>
        {item.detail && <span className="ml-2 text-ink-muted">{item.detail}</span>}
        {item.mark && (
          <span className="ml-2">
            <Badge tone={item.mark === 'others' ? 'outline' : 'low'}>{texts.marks[item.mark]}</Badge>
          </span>
        )}
      </span>
      {deadline && (
        <span className="justify-self-start sm:justify-self-end">
          <Badge tone={isLate ? 'danger' : 'outline'}>{deadline}</Badge>
        </span>
      )}
    </li>
  )
}

/** The way to the things that are too many to be listed. */
function Rest({ today }: { today: Today }) {
  const more = listOf.flatMap(({ kind, href, label }) => {
    const listed = today.items.filter((item) => item.kind === kind).length
    const count = today.counts[kind] ?? 0
    return listed > 1 && count > listed ? [{ kind, href, text: texts.more(label, count) }] : []
  })
  if (more.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
      {more.map(({ kind, href, text }) => (
        <li key={kind}>
          <a href={href} className="inline-flex min-h-8 items-center font-medium underline">
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
