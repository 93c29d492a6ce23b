import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { asStaff } from '~/components/admin/admin-session.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { call } from '~/lib/api.ts'
import { htmlFieldText } from './admin-blog.fi.ts'
import stylesheet from './post-preview.css?url'
import type { PostValues } from './post-values.ts'
import { previewDocument } from './preview-document.ts'

const PAUSE_MS = 400

/**
 * The post as visitors will see it. The server cleans the content as it will when it stores it, and the frame runs no
 * script and opens no window.
 */
export function PostPreview({ values, date }: { values: PostValues; date: string }) {
  const scrolled = useRef(0)
  const content = useDebounced(values.content, PAUSE_MS)
  const cleaned = useQuery({
    queryKey: ['blog-preview', content],
    queryFn: ({ signal }) => asStaff(() => call('POST /api/admin/blog/preview', { body: { content }, signal })),
    placeholderData: (shown) => shown,
    gcTime: 0,
  })
  const { title, category, author, read_time: readTime, image_url: picture } = values
  const html = useDebounced(
    previewDocument(
      { title, category, author, readTime, picture, date, content: cleaned.data?.content ?? '' },
      stylesheet,
    ),
    PAUSE_MS,
  )

  return (
    <section aria-label={htmlFieldText.preview} className="flex min-h-80 flex-col gap-1.5">
      <h3 className="text-sm font-semibold">{htmlFieldText.preview}</h3>
      {cleaned.isError && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-danger">
          {htmlFieldText.previewFailed}
          <Button size="sm" onClick={() => cleaned.refetch()}>
            {htmlFieldText.retry}
          </Button>
        </p>
      )}
      <iframe
        title={htmlFieldText.previewFrame}
        sandbox="allow-same-origin"
        srcDoc={html}
        className="w-full grow rounded-sm border border-line bg-snow"
        onLoad={({ currentTarget: { contentWindow } }) => {
          contentWindow?.scrollTo(0, scrolled.current)
          contentWindow?.addEventListener('scroll', () => {
            scrolled.current = contentWindow.scrollY
          })
        }}
      />
    </section>
  )
}

/** The value as it was when it last stood still for `delay` milliseconds. */
function useDebounced<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
