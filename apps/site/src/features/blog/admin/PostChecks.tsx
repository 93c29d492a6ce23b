import { formatNumber } from '@arkpax/schema/format-fi'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { checkText as text } from './admin-blog.fi.ts'
import { deadLinks } from './dead-links.ts'
import { EXCERPT_LENGTH, factsOfContent, isGoodLength, LIX_LIMIT, TITLE_LENGTH } from './post-checks.ts'
import type { PostValues } from './post-values.ts'

/** What is worth a look before a post is published; it forbids nothing. */
export function PostChecks({ values }: { values: Pick<PostValues, 'title' | 'excerpt' | 'content'> }) {
  const content = useDeferredValue(values.content)
  const facts = useMemo(() => factsOfContent(content, location.origin), [content])
  const { words, lix, pictures, undescribed, unknownFigures } = facts
  return (
    <section aria-labelledby="tarkistus" className="rounded-md border border-line bg-surface p-5">
      <h2 id="tarkistus" className="font-semibold">
        {text.title}
      </h2>
      <p className="mb-3 text-sm text-ink-muted">{text.intro}</p>
      <ul className="grid gap-3">
        <Check label={text.readability} isGood={lix === undefined ? undefined : lix < LIX_LIMIT}>
          {lix === undefined ? text.tooShort : text.lix(lix, formatNumber(words))}
        </Check>
        <Check label={text.titleLength} isGood={isGoodLength(values.title, TITLE_LENGTH)}>
          {text.characters(values.title.trim().length)}. {text.titleAdvice}
        </Check>
        <Check label={text.excerptLength} isGood={isGoodLength(values.excerpt, EXCERPT_LENGTH)}>
          {text.characters(values.excerpt.trim().length)}. {text.excerptAdvice}
        </Check>
        <Check label={text.pictures} isGood={undescribed === 0}>
          {pictures === 0
            ? text.noPictures
            : undescribed === 0
              ? text.described(pictures)
              : text.undescribed(undescribed)}
        </Check>
        <Links paths={facts.ownLinks} />
        {unknownFigures > 0 && (
          <Check label={text.figures} isGood={false}>
            {text.unknownFigures(unknownFigures)}
          </Check>
        )}
      </ul>
    </section>
  )
}

function Links({ paths }: { paths: readonly string[] }) {
  const { data, isError } = useQuery({
    queryKey: ['dead-links', paths],
    queryFn: ({ signal }) => deadLinks(paths, signal),
    enabled: paths.length > 0,
    placeholderData: (shown) => shown,
    staleTime: 60_000,
  })
  if (paths.length === 0) return <Check label={text.links}>{text.noLinks}</Check>
  if (isError) return <Check label={text.links}>{text.linksUnknown}</Check>
  if (!data) return <Check label={text.links}>{text.checking}</Check>
  return (
    <Check label={text.links} isGood={data.length === 0}>
      {data.length === 0 ? text.linksWork(paths.length) : text.deadLinks}
      {data.length > 0 && (
        <ul className="list-disc pl-5">
          {data.map((path) => (
            <li key={path} className="wrap-anywhere">
              {path}
            </li>
          ))}
        </ul>
      )}
    </Check>
  )
}

/** One thing that was looked at; without a verdict while there is nothing to judge. */
function Check({ label, isGood, children }: { label: string; isGood?: boolean | undefined; children: ReactNode }) {
  const Icon = isGood === false ? CircleAlert : CircleCheck
  const tone = isGood === undefined ? 'text-ink-muted' : isGood ? 'text-forest' : 'text-danger'
  return (
    <li className="flex gap-3">
      <Icon className={`mt-0.5 size-5 shrink-0 ${tone}`} aria-hidden="true" />
      <div className="min-w-0 text-sm">
        <p className="font-semibold">
          {label}
          {isGood !== undefined && <span className="sr-only">: {isGood ? text.good : text.look}</span>}
        </p>
        <div>{children}</div>
      </div>
    </li>
  )
}
