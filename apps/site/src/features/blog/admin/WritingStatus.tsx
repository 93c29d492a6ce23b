import { Button } from '~/components/ui/react/Button.tsx'
import { aiText } from './ai-writing.fi.ts'
import type { Running } from './use-ai-writing.ts'

/** How far the model is, what has taken shape, and a way to stop it. */
export function WritingStatus({ running: { what, progress }, onStop }: { running: Running; onStop: () => void }) {
  const { progress: text } = aiText
  const step = progress?.step === 'mending' ? text.mending : what === 'topics' ? text.topics : text.writing
  return (
    <div className="grid gap-3 rounded-sm bg-sunken p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold">
          {progress ? step : text.waiting}
        </p>
        <Button size="sm" onClick={onStop}>
          {aiText.stop}
        </Button>
      </div>
      <progress className="h-2 w-full" max={100} value={progress?.percent} aria-label={text.label} />
      {progress && progress.headings.length > 0 && (
        <div className="text-sm">
          <p className="text-ink-muted">{text.headings}</p>
          <ul className="mt-1 list-disc pl-5 wrap-anywhere">
            {progress.headings.map((heading) => (
              <li key={heading}>{heading}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
