import { Button } from '~/components/ui/react/Button.tsx'
import type { ViewWidth } from './PreviewFrame.tsx'
import { viewText as text } from './preview.fi.ts'

/** Whose view a preview shows: that of a phone, or that of a desk. */
export const WidthChoice = ({ width, onChange }: { width: ViewWidth; onChange: (width: ViewWidth) => void }) => (
  // biome-ignore lint/a11y/useSemanticElements: two buttons are no set of fields.
  <div role="group" aria-label={text.width} className="flex gap-2">
    {(['phone', 'desk'] as const).map((each) => (
      <Button
        key={each}
        tone={each === width ? 'solid' : 'outline'}
        aria-pressed={each === width}
        onClick={() => onChange(each)}
      >
        {text.widths[each]}
      </Button>
    ))}
  </div>
)
