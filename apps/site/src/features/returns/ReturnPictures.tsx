import type { ReturnDetail, ReturnPicture } from '@arkpax/schema/returns'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { base64Of } from '~/components/admin/base64-of.ts'
import { FileField } from '~/components/admin/FileField.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Skeleton } from '~/components/ui/react/Skeleton.tsx'
import { saveFile } from '~/lib/save-file.ts'
import { useWrite } from '~/lib/use-write.ts'
import { readPicture } from './read-picture.ts'
import { RETURN_READS } from './return-reads.ts'
import { returnsText as text } from './returns.fi.ts'

const MAX_BYTES = 10 * 1024 * 1024

/** Pictures of what came, for staff alone. */
export function ReturnPictures({ of }: { of: ReturnDetail }) {
  const input = useRef<HTMLInputElement>(null)
  const [mistake, setMistake] = useState<string>()
  const mayWrite = useMay('returns.write')
  const add = useWrite('POST /api/admin/returns/{id}/pictures', {
    success: text.pictureAdded,
    failure: text.pictureFailed,
    changes: RETURN_READS,
  })
  async function choose(file: File | undefined) {
    setMistake(undefined)
    if (!file) return
    if (file.size > MAX_BYTES) return setMistake(text.pictureTooLarge)
    try {
      const content = await base64Of(file)
      await add.mutateAsync([{ params: { id: of.id }, body: { name: file.name, content } }])
    } catch (error) {
      if (!(error instanceof Error && 'problem' in error)) setMistake(text.pictureUnread)
    }
    if (input.current) input.current.value = ''
  }
  return (
    <section aria-labelledby="palautuksen-kuvat" className="grid grid-cols-1 gap-3">
      <h2 id="palautuksen-kuvat" className="font-semibold">
        {text.pictures}
      </h2>
      {of.pictures.length === 0 && <p className="text-sm text-ink-muted">{text.noPictures}</p>}
      <ul className="grid grid-cols-2 gap-3 empty:hidden">
        {of.pictures.map((picture) => (
          <Picture key={picture.id} returnId={of.id} picture={picture} mayRemove={mayWrite} />
        ))}
      </ul>
      {mayWrite && (
        <FileField
          label={text.addPicture}
          hint={text.pictureHint}
          accept="image/jpeg,image/png,image/webp,image/avif"
          ref={input}
          error={mistake}
          onChoose={(file) => void choose(file)}
        />
      )}
    </section>
  )
}

interface PictureProps {
  returnId: string
  picture: ReturnPicture
  mayRemove: boolean
}

function Picture({ returnId, picture, mayRemove }: PictureProps) {
  const { data } = useQuery({
    queryKey: ['return-picture', picture.id],
    queryFn: () => readPicture(returnId, picture.id),
  })
  const remove = useWrite('DELETE /api/admin/returns/{id}/pictures/{picture}', {
    success: text.pictureRemoved,
    failure: text.pictureRemoveFailed,
    changes: RETURN_READS,
  })
  return (
    <li className="grid min-w-0 gap-1">
      {data ? (
        <button type="button" className="cursor-pointer" onClick={() => saveFile(data.name, data.blob)}>
          <img src={data.url} alt={picture.name} className="aspect-[4/3] w-full rounded-sm object-cover" />
        </button>
      ) : (
        <Skeleton className="aspect-[4/3]" />
      )}
      {mayRemove && (
        <Button
          size="sm"
          tone="quiet"
          aria-label={text.removePicture(picture.name)}
          pending={remove.isPending}
          onClick={() => remove.mutate([{ params: { id: returnId, picture: picture.id } }])}
        >
          {text.remove}
        </Button>
      )}
    </li>
  )
}
