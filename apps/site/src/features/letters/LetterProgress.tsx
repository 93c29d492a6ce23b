import { formatNumber } from '@arkpax/schema/format-fi'
import { segmentRules } from '@arkpax/schema/letter-labels'
import type { LetterDetail, LetterProgress as Progress } from '@arkpax/schema/letters'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { letterText as text } from './letters.fi.ts'

const shown = [
  'left',
  'sent',
  'failed',
  'bounced',
  'complained',
  'unsubscribed',
  'skipped',
] as const satisfies (keyof Progress)[]

/** How far a letter has come, to whom it goes, and how often its links were followed. */
export function LetterProgress({ letter }: { letter: LetterDetail }) {
  const { progress, segment, started_at, finished_at, links } = letter
  const rules = segmentRules(segment)
  const done = progress.total - progress.left
  return (
    <section aria-labelledby="letter-progress" className="grid grid-cols-1 gap-5">
      <h3 id="letter-progress" className="font-semibold">
        {started_at ? text.progress : text.recipients}
      </h3>
      {started_at && (
        <div className="grid gap-2">
          <progress
            aria-labelledby="letter-progress"
            value={done}
            max={Math.max(progress.total, 1)}
            className="h-3 w-full"
          />
          <p className="tabular-nums" role="status">
            {text.progressBar(done, progress.total)}
          </p>
        </div>
      )}
      {started_at && (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
          {shown.map((name) => (
            <div key={name}>
              <dt className="text-sm text-ink-muted">{text.counts[name]}</dt>
              <dd className="text-lg font-semibold tabular-nums">{formatNumber(progress[name])}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="text-ink-muted">
        {started_at && <span className="block">{text.started(started_at)}</span>}
        {finished_at && <span className="block">{text.finished(finished_at)}</span>}
        {rules.length > 0 && <span className="block">{text.rules(rules)}</span>}
        {rules.length === 0 && !started_at && text.toAll}
      </p>
      {links.length > 0 && (
        <div className="grid gap-2">
          <h4 className="font-semibold">{text.links}</h4>
          <p className="text-sm text-ink-muted">{text.linksHint}</p>
          <Table label={text.links} stacked>
            <thead>
              <tr>
                <HeadCell>{text.linkColumns.url}</HeadCell>
                <HeadCell numeric>{text.linkColumns.clicks}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {links.map(({ url, clicks }) => (
                <tr key={url}>
                  <Cell className="wrap-anywhere">{url}</Cell>
                  <Cell numeric label={text.linkColumns.clicks}>
                    {formatNumber(clicks)}
                  </Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </section>
  )
}
