import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { CopyButton } from '~/components/admin/CopyButton.tsx'
import { useFactValues } from '~/components/admin/use-fact-values.ts'
import { hintClass } from '~/components/ui/field.recipe.ts'
import { TextField } from '~/components/ui/react/Field.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { faqFormText as text } from './admin-faq.fi.ts'

/** The facts that a text may name instead of repeating them, to be found and copied. Closed until somebody wants it. */
export function FactList() {
  const { list, error, refetch } = useFactValues()
  const [search, setSearch] = useState('')
  const words = search.toLowerCase().split(/\s+/)
  const found = list.filter(({ name, value }) => words.every((word) => `${name} ${value}`.toLowerCase().includes(word)))
  return (
    <details className="group rounded-sm border border-line px-4">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-5 shrink-0 text-ink-muted group-open:rotate-90" aria-hidden="true" />
        {text.facts}
      </summary>
      <div className="grid gap-3 pb-4">
        <p className={hintClass}>{text.factsHint}</p>
        {error && <LoadFailure title={text.factsFailed} error={error} onRetry={refetch} />}
        <TextField
          type="search"
          label={text.factSearch}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <ul aria-label={text.facts} className="max-h-60 overflow-y-auto">
          {found.map(({ name, value }) => (
            <li key={name} className="flex items-center justify-between gap-3 border-b border-line py-1 last:border-0">
              <span className="min-w-0 wrap-anywhere">
                <code className="text-sm">{`[[${name}]]`}</code>
                <br />
                <span className="text-ink-muted">{value}</span>
              </span>
              <CopyButton value={`[[${name}]]`} what={`[[${name}]]`} />
            </li>
          ))}
        </ul>
        {found.length === 0 && !error && <p className="text-ink-muted">{text.noFacts}</p>}
      </div>
    </details>
  )
}
