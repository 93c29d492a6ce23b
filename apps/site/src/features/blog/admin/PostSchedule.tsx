import type { AdminBlogPost } from '@arkpax/schema/blog'
import { helsinkiClock } from '@arkpax/schema/helsinki-time'
import { useState } from 'react'
import { ClockField } from '~/components/admin/ClockField.tsx'
import { clockText } from '~/components/admin/clock.fi.ts'
import { chosen, type ScheduledMoment, scheduledMoment } from '~/components/admin/scheduled-moment.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { scheduleText as text } from './admin-blog.fi.ts'

interface Props {
  post: AdminBlogPost
  onChanged: (post: AdminBlogPost) => void
}

type Name = 'publish_at' | 'withdraw_at'
type Errors = Partial<Record<Name, string>>

/** When a post comes onto the site, and goes from it, by itself; in Finnish time. */
export function PostSchedule({ post, onChanged }: Props) {
  const [clocks, setClocks] = useState(() => ({
    publish_at: clockOf(post.publish_at),
    withdraw_at: clockOf(post.withdraw_at),
  }))
  /** Which of the two hours is meant, where the clock says the same twice. */
  const [turns, setTurns] = useState<Record<Name, 0 | 1>>(() => ({
    publish_at: turnOf(post.publish_at),
    withdraw_at: turnOf(post.withdraw_at),
  }))
  const [errors, setErrors] = useState<Errors>({})
  const write = useWrite('PUT /api/admin/blog/{id}/schedule', {
    success: ({ publish_at, withdraw_at }) => (publish_at || withdraw_at ? text.saved : text.cleared),
    failure: text.failed,
    changes: ['GET /api/admin/blog'],
    onSuccess: (changed) => {
      onChanged(changed)
      setClocks({ publish_at: clockOf(changed.publish_at), withdraw_at: clockOf(changed.withdraw_at) })
    },
    onFailure({ problem }) {
      const told = (problem?.errors ?? []).map(({ path, detail }) => [path, detail])
      setErrors(Object.fromEntries(told))
      return told.length > 0
    },
  })
  const moments = { publish_at: scheduledMoment(clocks.publish_at), withdraw_at: scheduledMoment(clocks.withdraw_at) }

  function save() {
    const found: Errors = {
      ...mistakeOf('publish_at', moments.publish_at),
      ...mistakeOf('withdraw_at', moments.withdraw_at),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    const body = {
      publish_at: post.is_published ? null : chosen(moments.publish_at, turns.publish_at),
      withdraw_at: chosen(moments.withdraw_at, turns.withdraw_at),
    }
    write.mutate([{ params: { id: post.id }, body, ifMatch: post.version }])
  }
  function clear() {
    setErrors({})
    setClocks({ publish_at: '', withdraw_at: '' })
    write.mutate([{ params: { id: post.id }, body: { publish_at: null, withdraw_at: null }, ifMatch: post.version }])
  }
  const fieldOf = (name: Name, label: string) => (
    <ClockField
      label={label}
      value={clocks[name]}
      moment={moments[name]}
      turn={turns[name]}
      error={errors[name]}
      onChange={(clock) => {
        setErrors({ ...errors, [name]: undefined })
        setClocks({ ...clocks, [name]: clock })
      }}
      onTurn={(turn) => setTurns({ ...turns, [name]: turn })}
    />
  )

  return (
    <section aria-labelledby="ajastus" className="grid grid-cols-1 gap-4 rounded-md border border-line bg-surface p-5">
      <div>
        <h2 id="ajastus" className="font-semibold">
          {text.title}
        </h2>
        <p className="text-sm text-ink-muted">{text.intro}</p>
      </div>
      {post.is_published ? <p className="text-sm">{text.published}</p> : fieldOf('publish_at', text.publishAt)}
      {fieldOf('withdraw_at', text.withdrawAt)}
      <div className="flex flex-wrap gap-3">
        <Button size="sm" className="min-h-11" pending={write.isPending} onClick={save}>
          {text.save}
        </Button>
        {(post.publish_at || post.withdraw_at) && (
          <Button size="sm" tone="quiet" className="min-h-11" onClick={clear}>
            {text.clear}
          </Button>
        )}
      </div>
    </section>
  )
}

const clockOf = (moment: string | null) => (moment === null ? '' : helsinkiClock(new Date(moment)))

/** The second of two hours of the same name is the one that a moment is not the first of. */
function turnOf(moment: string | null): 0 | 1 {
  const found = scheduledMoment(clockOf(moment))
  return found.state === 'twice' && found.moments[1] === moment ? 1 : 0
}

function mistakeOf(name: Name, { state }: ScheduledMoment): Errors {
  if (state === 'wrong') return { [name]: text.notATime }
  return state === 'skipped' ? { [name]: clockText.skipped } : {}
}
