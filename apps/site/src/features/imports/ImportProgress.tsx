import { importsText as text } from './imports.fi.ts'

interface Props {
  label: string
  rows: number
  of: number
}

/** How far a file is. */
export const ImportProgress = ({ label, rows, of }: Props) => (
  <div className="grid max-w-md gap-2">
    <p role="status" className="font-medium">
      {label}
    </p>
    <progress aria-label={label} className="h-3 w-full" max={of || 1} value={of ? rows : undefined} />
    <p className="text-sm text-ink-muted tabular-nums">{of ? text.progress(rows, of) : '\u00A0'}</p>
  </div>
)
