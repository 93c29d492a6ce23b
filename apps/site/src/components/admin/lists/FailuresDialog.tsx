import { Button } from '~/components/ui/react/Button.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { listsText as text } from './lists.fi.ts'
import type { Failures } from './use-act-on-rows.ts'

interface Props {
  /** What failed of acting on many rows; null where nothing did. */
  failures: Failures | null
  onClose: () => void
}

/** Tells which of many rows failed and why, and how many were not sent at all. */
export function FailuresDialog({ failures, onClose }: Props) {
  return (
    <Dialog open={failures !== null} onClose={onClose} title={text.resultTitle}>
      {failures && (
        <div className="grid gap-4">
          <p className="font-semibold">{text.result(failures.done, failures.failed.length)}</p>
          <ul className="grid gap-2">
            {failures.failed.map(({ name, why }) => (
              <li key={name} className="wrap-anywhere">
                <span className="font-medium">{name}:</span> {why}
              </li>
            ))}
          </ul>
          {failures.notSent > 0 && <p>{text.notSent(failures.notSent)}</p>}
          <div className="flex justify-end">
            <Button onClick={onClose} autoFocus>
              {text.close}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
