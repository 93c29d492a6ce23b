import { adminContactText } from './admin-contact.fi.ts'

/** Says that what is typed is kept. Always in the page, so that it is heard when it comes. */
export const DraftKept = ({ isKept }: { isKept: boolean }) => (
  <p role="status" className="text-sm text-ink-muted">
    {isKept && adminContactText.draftKept}
  </p>
)
