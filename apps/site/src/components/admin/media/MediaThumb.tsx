import type { Media } from '@arkpax/schema/media'
import { mediaFile } from '@arkpax/schema/media-address'
import { FileText } from 'lucide-react'
import { apiUrl } from '~/lib/api-url.ts'

/** A thing of the library as a small picture, on its own colour until it has come. */
export function MediaThumb({ media }: { media: Media }) {
  const { kind, widths, width, height, color } = media
  const frame = 'aspect-[4/3] w-full rounded-sm bg-sunken'
  if (kind === 'document')
    return (
      <span className={`grid place-items-center ${frame}`}>
        <FileText className="size-10 text-ink-muted" aria-hidden="true" />
      </span>
    )
  return (
    <img
      ref={(image) => {
        if (image && color) image.style.backgroundColor = color
      }}
      src={apiUrl(mediaFile(media, widths[0] ?? 0, 'webp'))}
      alt=""
      loading="lazy"
      decoding="async"
      width={width ?? undefined}
      height={height ?? undefined}
      className={`object-contain ${frame}`}
    />
  )
}
