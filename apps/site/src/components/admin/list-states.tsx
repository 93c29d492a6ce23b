import { Button } from '~/components/ui/react/Button.tsx'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { adminTexts } from './admin.fi.ts'

/** Something is on its way. */
export function Loading({ className = 'py-14' }: { className?: string }) {
  return (
    <p role="status" className={`grid place-items-center text-ink-muted ${className}`}>
      {adminTexts.loading}
    </p>
  )
}

interface NoMatchesProps {
  title: string
  text: string
  onClear: () => void
}

/** The filters choose nothing; one press shows everything again. */
export function NoMatches({ title, text, onClear }: NoMatchesProps) {
  return (
    <EmptyState title={title} text={text}>
      <Button className="mt-3" onClick={onClear}>
        {adminTexts.clearFilters}
      </Button>
    </EmptyState>
  )
}
