import { Button } from '~/components/ui/react/Button.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { adminAnalyticsText as text } from './admin-analytics.fi.ts'
import { allTime, lastDays, type Period } from './period.ts'

interface Props {
  period: Period
  onChange: (period: Partial<Period>) => void
}

/** The period of the report: a usual one at a press, or any two days. */
export function PeriodPicker({ period, onChange }: Props) {
  const now = new Date()
  const presets = [
    [text.presets.week, lastDays(7, now)],
    [text.presets.month, lastDays(30, now)],
    [text.presets.quarter, lastDays(90, now)],
    [text.presets.year, lastDays(365, now)],
    [text.presets.all, allTime],
  ] as const
  return (
    <fieldset className="flex flex-wrap items-end gap-3">
      <legend className="sr-only">{text.period}</legend>
      {presets.map(([label, preset]) => {
        const isChosen = preset.alku === period.alku && preset.loppu === period.loppu
        return (
          <Button
            key={label}
            tone={isChosen ? 'solid' : 'outline'}
            className="min-h-12"
            aria-pressed={isChosen}
            onClick={() => onChange(preset)}
          >
            {label}
          </Button>
        )
      })}
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
        <TextField
          label={text.from}
          type="date"
          max={period.loppu || undefined}
          value={period.alku}
          onChange={(event) => onChange({ alku: event.target.value })}
        />
        <TextField
          label={text.to}
          type="date"
          min={period.alku || undefined}
          value={period.loppu}
          onChange={(event) => onChange({ loppu: event.target.value })}
        />
      </div>
    </fieldset>
  )
}
