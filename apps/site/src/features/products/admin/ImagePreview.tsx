import { productInput } from '@arkpax/schema/products'
import { useState } from 'react'
import { productFormText as text } from './product-form.fi.ts'

interface Props {
  url: string
  /** No room for words: what is missing is said by the field beside it. */
  isSmall?: boolean
}

/** The picture behind an address as typed, once the address is a valid one. */
export function ImagePreview({ url, isSmall = false }: Props) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const { data: address } = productInput.shape.image_url.safeParse(url)
  return (
    <figure className="grid aspect-[4/3] place-items-center overflow-hidden rounded-sm border border-line bg-sunken p-0">
      {address && address !== failedUrl ? (
        <img
          src={address}
          alt={isSmall ? '' : text.preview}
          className="size-full object-cover"
          onError={() => setFailedUrl(address)}
        />
      ) : (
        <p role="status" className={isSmall ? 'sr-only' : 'p-3 text-center text-sm text-ink-muted'}>
          {address ? text.previewFailed : text.previewEmpty}
        </p>
      )}
    </figure>
  )
}
