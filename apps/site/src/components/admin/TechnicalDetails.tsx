import { ChevronRight } from 'lucide-react'
import { adminTexts } from './admin.fi.ts'

/** What only whoever runs the site needs, folded away. */
export function TechnicalDetails({ text }: { text: string }) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1 text-sm [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-4 shrink-0 group-open:rotate-90" aria-hidden="true" />
        {adminTexts.technical}
      </summary>
      <p className="pl-5 text-sm whitespace-pre-line wrap-anywhere">{text}</p>
    </details>
  )
}
