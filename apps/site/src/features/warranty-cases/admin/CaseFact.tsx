import type { ReactNode } from 'react'

/** A label with what it names. */
export const CaseFact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-muted">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)
