import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { asStaff } from '~/components/admin/admin-session.ts'
import { hintClass } from '~/components/ui/field.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { call } from '~/lib/api.ts'
import type { ProductFormState } from '../product-values.ts'
import { PreviewFrame, type ViewWidth } from './PreviewFrame.tsx'
import { previewText as text } from './preview.fi.ts'
import { type PreviewInput, previewInput } from './preview-input.ts'
import { previewPage } from './preview-page.ts'

interface Props {
  form: ProductFormState
  /** The product's id; null of a new one. */
  id: string | null
}

/** A button that shows the product's page as it would be with what is typed; nothing is stored. */
export function ProductPreview({ form, id }: Props) {
  const [typed, setTyped] = useState<PreviewInput | null>(null)
  return (
    <>
      <Button onClick={() => setTyped(previewInput(form.getValues()))}>
        <Eye className="size-4" aria-hidden="true" />
        {text.open}
      </Button>
      <Dialog wide open={typed !== null} title={text.title} onClose={() => setTyped(null)}>
        {typed && <Preview typed={typed} id={id} />}
      </Dialog>
    </>
  )
}

function Preview({ typed, id }: { typed: PreviewInput; id: string | null }) {
  const [width, setWidth] = useState<ViewWidth>('phone')
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['product-preview', typed],
    queryFn: ({ signal }) => asStaff(() => readPage(typed, id, signal)),
    gcTime: 0,
  })
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className={hintClass}>{text.text}</p>
      {typed.leftOut.length > 0 && <p className="font-medium">{text.leftOut(typed.leftOut.join(', '))}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons are no set of fields. */}
      <div role="group" aria-label={text.width} className="flex gap-2">
        {(['phone', 'desk'] as const).map((each) => (
          <Button
            key={each}
            tone={each === width ? 'solid' : 'outline'}
            aria-pressed={each === width}
            onClick={() => setWidth(each)}
          >
            {text.widths[each]}
          </Button>
        ))}
      </div>
      {data && <PreviewFrame page={data} width={width} />}
      {error && !isFetching && <LoadFailure title={text.failed} error={error} onRetry={refetch} />}
      {isFetching && <p role="status">{text.loading}</p>}
    </div>
  )
}

async function readPage({ input, hasPicture }: PreviewInput, id: string | null, signal: AbortSignal) {
  const body = { ...input, ...(id && { id }) }
  const product = await call('POST /api/admin/products/preview', { body, signal })
  return previewPage(hasPicture ? product : { ...product, image_url: '' })
}
