import type { OrderChange } from '@arkpax/schema/orders'
import { changeText } from './changes-text.ts'

/** What an edit changes, or has changed, thing by thing. */
export const OrderChanges = ({ changes }: { changes: readonly OrderChange[] }) => (
  <ul className="grid gap-1 wrap-anywhere">
    {changes.map((change) => (
      <li key={change.what}>
        <span className="font-medium">{change.what}:</span> {changeText(change)}
      </li>
    ))}
  </ul>
)
