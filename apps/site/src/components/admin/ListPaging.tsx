import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '~/components/ui/react/Button.tsx'
import { adminTexts } from './admin.fi.ts'

interface Props {
  page: number
  isPending: boolean
  previous: (() => void) | undefined
  next: (() => void) | undefined
}

/** The way to the previous and the next page of a list; nothing where there is only one. */
export function ListPaging({ page, isPending, previous, next }: Props) {
  if (!previous && !next) return null
  return (
    <nav aria-label="Sivut" className="mt-5 flex items-center justify-between gap-4">
      <Button onClick={previous} disabled={!previous || isPending}>
        <ChevronLeft className="size-4" aria-hidden="true" />
        {adminTexts.previous}
      </Button>
      <span className="text-ink-muted tabular-nums" aria-live="polite">
        {adminTexts.page(page)}
      </span>
      <Button onClick={next} disabled={!next || isPending}>
        {adminTexts.next}
        <ChevronRight className="size-4" aria-hidden="true" />
      </Button>
    </nav>
  )
}
