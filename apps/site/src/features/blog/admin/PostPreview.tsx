import { imageUrl } from '@arkpax/schema/text'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { asStaff } from '~/components/admin/admin-session.ts'
import { PreviewFrame, type ViewWidth } from '~/components/admin/preview/PreviewFrame.tsx'
import { WidthChoice } from '~/components/admin/preview/WidthChoice.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { call } from '~/lib/api.ts'
import { postPreviewText as text } from './admin-blog.fi.ts'
import { type PostValues, sentOf } from './post-values.ts'
import { previewPage } from './preview-page.ts'

const PAUSE_MS = 600

/**
 * The page of the post as visitors will see it, on a phone or a desk. The server cleans the content as it will when it stores it, and the
 * frame runs no script and opens no window.
 */
export function PostPreview({ values, date }: { values: PostValues; date: string }) {
  const [width, setWidth] = useState<ViewWidth>('phone')
  const settled = useDebounced(values, PAUSE_MS)
  const shown = useMemo(() => ({ ...sentOf(settled), date }), [settled, date])
  const { data, isError, refetch } = useQuery({
    queryKey: ['post-preview', shown],
    queryFn: ({ signal }) => asStaff(() => readPreview(shown, signal)),
    placeholderData: (before) => before,
    gcTime: 0,
  })
  // What was shown last stays while the next cannot be fetched.
  const shownLast = useRef(data)
  shownLast.current = data ?? shownLast.current
  const page = shownLast.current
  return (
    <section aria-label={text.title} className="grid min-w-0 grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold">{text.title}</h2>
        <WidthChoice width={width} onChange={setWidth} />
      </div>
      {isError && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-danger">
          {text.failed}
          <Button size="sm" onClick={() => refetch()}>
            {text.retry}
          </Button>
        </p>
      )}
      {page && <PreviewFrame title={text.frame} page={page} width={width} />}
    </section>
  )
}

async function readPreview({ date, ...post }: ReturnType<typeof sentOf> & { date: string }, signal: AbortSignal) {
  const { content } = await call('POST /api/admin/blog/preview', { body: { content: post.content }, signal })
  const image_url = imageUrl('').safeParse(post.image_url).data ?? ''
  const title = post.title || text.noTitle
  return previewPage({ ...post, title, image_url, content, published_at: date, created_at: date })
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
