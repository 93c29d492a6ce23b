import { finnishInstant, type HoursSettings } from '@arkpax/schema/office-hours'
import { type SubmitEvent, useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { ApiError } from '~/lib/api.ts'
import { inboxText } from './inbox.fi.ts'
import { momentText } from './moment-text.ts'
import { snoozeTimes } from './snooze-times.ts'

const text = inboxText.snoozeDialog

interface Props {
  /** Undefined while it is read when the office is open. */
  hours: HoursSettings | undefined
  now: number
  error: Error | null
  isPending: boolean
  /** Chosen, in milliseconds of the epoch. */
  onChoose: (until: number) => void
}

/** The moments at which a message may come back: when the office is there, or one of one's own. */
export function SnoozeChoices({ hours, now, error, isPending, onChoose }: Props) {
  const times = hours ? snoozeTimes(hours, now) : {}
  const choices = [
    { at: times.nextDay, label: text.nextDay },
    { at: times.inHours, label: text.inHours },
    { at: times.nextWeek === times.nextDay ? undefined : times.nextWeek, label: text.nextWeek },
  ]
  const first = choices.find(({ at }) => at !== undefined)
  return (
    <div className="mt-5 grid gap-3">
      {choices.map(
        (choice) =>
          choice.at !== undefined && (
            <Button
              key={choice.label('')}
              autoFocus={choice === first}
              pending={isPending}
              className="justify-start! text-left whitespace-normal!"
              onClick={() => onChoose(choice.at ?? now)}
            >
              {choice.label(momentText(choice.at))}
            </Button>
          ),
      )}
      <OwnTime error={error} isPending={isPending} onChoose={onChoose} />
    </div>
  )
}

function OwnTime({ error, isPending, onChoose }: Pick<Props, 'error' | 'isPending' | 'onChoose'>) {
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const refused = error instanceof ApiError ? error.problem?.errors?.[0]?.detail : undefined

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setMissing(typed === '')
    if (typed !== '') onChoose(finnishInstant(typed.slice(0, 10), typed.slice(11, 16)))
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid items-start gap-3 border-t border-line pt-4 sm:grid-cols-[1fr_auto]"
    >
      <TextField
        type="datetime-local"
        label={text.own}
        hint={text.ownHint}
        value={typed}
        error={isMissing ? text.ownMissing : refused}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" tone="solid" className="sm:mt-6.5 min-h-12" pending={isPending}>
        {text.confirm}
      </Button>
    </form>
  )
}
