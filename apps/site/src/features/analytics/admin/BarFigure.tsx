import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'

interface Props {
  bars: { label: string; value: number }[]
  /** What the values are called. */
  name: string
  format: (value: number) => string
}

const ink = { fill: 'var(--color-ink-muted)', fontSize: 13 }
const boxStyle = { background: 'var(--color-surface)', borderColor: 'var(--color-line)', color: 'var(--color-ink)' }

/** Values over time as upright bars. It is for the eye: a table beside it tells the same to everyone. */
export function BarFigure({ bars, name, format }: Props) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={bars} accessibilityLayer={false} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis dataKey="label" tick={ink} stroke="var(--color-line-strong)" minTickGap={24} tickLine={false} />
        <YAxis tick={ink} width={88} axisLine={false} tickLine={false} tickFormatter={format} allowDecimals={false} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--color-sunken)' }}
          contentStyle={boxStyle}
          itemStyle={{ color: 'var(--color-ink)' }}
          formatter={(value) => format(Number(value))}
        />
        <Bar dataKey="value" name={name} fill="var(--color-forest)" isAnimationActive={false} maxBarSize={48} />
      </BarChart>
    </ResponsiveContainer>
  )
}

/** Values of a few named things as lying bars, each with its name and figure beside it: they fit a phone, too. */
export function LyingBarFigure({ bars, name, format }: Props) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={bars}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 0, right: 56, bottom: 0, left: 0 }}
      >
        <XAxis type="number" hide allowDecimals={false} />
        <YAxis type="category" dataKey="label" tick={ink} width={96} axisLine={false} tickLine={false} interval={0} />
        <Bar dataKey="value" name={name} fill="var(--color-forest)" isAnimationActive={false} maxBarSize={32}>
          <LabelList
            dataKey="value"
            position="right"
            fill="var(--color-ink)"
            formatter={(value) => format(Number(value))}
          />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  )
}
