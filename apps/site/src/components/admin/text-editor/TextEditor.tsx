import { Suspense, useId, useRef, useState } from 'react'
import { hintClass, labelClass } from '~/components/ui/field.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { FieldNotes } from '~/components/ui/react/Field.tsx'
import { lazyPart } from '~/components/ui/react/lazy-part.tsx'
import { HtmlArea } from './HtmlArea.tsx'
import { unsupportedTags } from './supported-html.ts'
import type { TextBlocks } from './text-blocks.ts'
import { textEditorText as text } from './text-editor.fi.ts'

/** How the box of a text is tied to what stands around it. */
export interface TextBoxProps {
  labelledBy: string
  describedBy: string
  isInvalid: boolean
  /** HTML; empty where there is no text. */
  value: string
  onChange: (html: string) => void
  onBlur?: (() => void) | undefined
  blocks: TextBlocks
}

interface Props {
  label: string
  hint?: string
  /** What is wrong with the text. */
  error: string | undefined
  /** HTML; empty where there is no text. */
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  /** Which blocks the text may have. */
  blocks?: TextBlocks
}

const RichText = lazyPart<TextBoxProps>(() => import('./RichText.tsx').then(({ RichText }) => RichText))

/**
 * A field of formatted text: headings, lists, emphasis, quotes, links and pictures, and in posts and letters tables, callouts, videos
 * and cards, as HTML. The HTML itself is one button away, and a text that holds more than the formatted view can show is edited there
 * alone, so that nothing of it is lost.
 */
export function TextEditor({ label, hint, error, value, onChange, onBlur, blocks = 'story' }: Props) {
  const id = useId()
  const [wantsHtml, setWantsHtml] = useState(false)
  /** What the formatted view has told itself needs no second look. */
  const looked = useRef<{ html: string; unsupported: string[] }>(undefined)
  if (looked.current?.html !== value) looked.current = { html: value, unsupported: unsupportedTags(value, blocks) }
  const { unsupported } = looked.current
  const isHtml = wantsHtml || unsupported.length > 0
  const hints = [hint, isHtml ? text.htmlHint : text.shortcutHint].filter(Boolean).join(' ')
  const box = {
    labelledBy: `${id}-label`,
    describedBy: error ? `${id}-hint ${id}-error` : `${id}-hint`,
    isInvalid: error !== undefined,
    value,
    onBlur,
    blocks,
  }
  function changeFormatted(html: string) {
    looked.current = { html, unsupported: [] }
    onChange(html)
  }

  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p id={box.labelledBy} className={labelClass}>
          {label}
        </p>
        <Button
          tone="quiet"
          size="sm"
          className="min-h-11"
          disabled={unsupported.length > 0}
          onClick={() => setWantsHtml(!isHtml)}
        >
          {isHtml ? text.asText : text.asHtml}
        </Button>
      </div>
      {isHtml ? (
        <HtmlArea {...box} onChange={onChange} />
      ) : (
        <Suspense fallback={<Waiting />}>
          <RichText {...box} onChange={changeFormatted} />
        </Suspense>
      )}
      {unsupported.length > 0 && (
        <p role="status" className={hintClass}>
          {text.unsupported(unsupported.join(', '))}
        </p>
      )}
      <FieldNotes id={id} hint={hints} error={error} />
    </div>
  )
}

const Waiting = () => (
  <p role="status" className="min-h-72 rounded-sm border border-line p-4 text-ink-muted">
    {text.loading}
  </p>
)
