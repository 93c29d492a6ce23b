import type { Media, MediaKind } from '@arkpax/schema/media'
import { Images } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { useMay } from '../signed-in.ts'
import { MediaPicker } from './MediaPicker.tsx'
import { pickerText as text } from './media.fi.ts'

interface Props {
  kind?: MediaKind
  onChoose: (media: Media) => void
}

/** A button beside the field of an address, which fills it from the library. */
export function PickMedia({ kind = 'picture', onChoose }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (!useMay('media.read')) return null
  return (
    <>
      <Button size="sm" className="min-h-11" onClick={() => setOpen(true)}>
        <Images className="size-4" aria-hidden="true" />
        {text.open[kind]}
      </Button>
      <MediaPicker
        open={isOpen}
        kind={kind}
        onClose={() => setOpen(false)}
        onChoose={(media) => {
          setOpen(false)
          onChoose(media)
        }}
      />
    </>
  )
}
