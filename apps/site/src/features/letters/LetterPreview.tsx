import type { LetterInput } from '@arkpax/schema/letters'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { asStaff } from '~/components/admin/admin-session.ts'
import { MailSheet } from '~/components/admin/MailSheet.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { call } from '~/lib/api.ts'
import { letterText as text } from './letters.fi.ts'
import { dressMail, frameDocument } from './mail-frame.ts'

/** What is written; with its id a letter that has left is shown as it left. */
type Written = Pick<LetterInput, 'subject' | 'preheader' | 'content'> & { id?: string }
type Width = 'wide' | 'narrow' | 'plain'

const PAUSE_MS = 600

/** The letter as mail programs show it, on a wide and a narrow screen, in light and in dark, and as plain text. */
export function LetterPreview({ written: { id, subject, preheader, content } }: { written: Written }) {
  const [width, setWidth] = useState<Width>('wide')
  const [isDark, setDark] = useState(false)
  const body = useSettled(JSON.stringify({ letter_id: id, subject, preheader, content }), PAUSE_MS)
  const preview = useQuery({
    queryKey: ['letter-preview', body],
    queryFn: ({ signal }) => asStaff(() => call('POST /api/admin/letters/preview', { body: JSON.parse(body), signal })),
    placeholderData: (shown) => shown,
    gcTime: 0,
  })
  return (
    <section aria-labelledby="letter-preview" className="grid grid-cols-1 gap-4">
      <h3 id="letter-preview" className="font-semibold">
        {text.preview}
      </h3>
      <div className="grid gap-4 sm:grid-cols-[14rem_10rem]">
        <Select label={text.width} value={width} onChange={({ target }) => setWidth(target.value as Width)}>
          <option value="wide">{text.wide}</option>
          <option value="narrow">{text.narrow}</option>
          <option value="plain">{text.plain}</option>
        </Select>
        {width !== 'plain' && (
          <Select
            label={text.theme}
            value={isDark ? 'dark' : 'light'}
            onChange={({ target }) => setDark(target.value === 'dark')}
          >
            <option value="light">{text.light}</option>
            <option value="dark">{text.dark}</option>
          </Select>
        )}
      </div>
      {preview.isError && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-danger">
          {text.previewFailed}
          <Button size="sm" onClick={() => preview.refetch()}>
            {text.retry}
          </Button>
        </p>
      )}
      {preview.data &&
        (width === 'plain' ? (
          <MailSheet label={text.previewFrame} mail={preview.data} />
        ) : (
          <MailFrame html={preview.data.html} isNarrow={width === 'narrow'} isDark={isDark} />
        ))}
    </section>
  )
}

function MailFrame({ html, isNarrow, isDark }: { html: string; isNarrow: boolean; isDark: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const dress = () => {
    const shown = frame.current?.contentDocument
    if (shown?.body) dressMail(shown, html, isDark)
  }
  useEffect(dress)
  return (
    <iframe
      ref={frame}
      title={text.previewFrame}
      sandbox="allow-same-origin"
      srcDoc={frameDocument(html)}
      onLoad={dress}
      className={`h-140 max-w-full rounded-sm border border-line bg-white ${isNarrow ? 'w-[375px]' : 'w-[600px]'}`}
    />
  )
}

/** The value as it was when it last stood still for `delay` milliseconds. */
function useSettled<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
