import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { asStaff } from '~/components/admin/admin-session.ts'
import { PreviewFrame, type ViewWidth } from '~/components/admin/preview/PreviewFrame.tsx'
import { WidthChoice } from '~/components/admin/preview/WidthChoice.tsx'
import { hintClass } from '~/components/ui/field.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { call } from '~/lib/api.ts'
import type { ProductFormState } from '../product-values.ts'
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
      <WidthChoice width={width} onChange={setWidth} />
      {data && <PreviewFrame title={text.frame} page={data} width={width} />}
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
