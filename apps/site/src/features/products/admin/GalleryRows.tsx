import { lacksAlt, type Media } from '@arkpax/schema/media'
import { useState } from 'react'
import { PickMedia } from '~/components/admin/media/PickMedia.tsx'
import { RowList } from '~/components/admin/RowList.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { fieldsOf, type GalleryRow, rowsOf } from './gallery-values.ts'
import { ImagePreview } from './ImagePreview.tsx'
import { listTexts, productFormText, pictureText as text } from './product-form.fi.ts'
import type { ProductFormState } from './product-values.ts'

const empty = (): GalleryRow => ({ url: '', alt: '' })

/** The pictures of a product in the order of its page, the main one first, each with what it shows. */
export function GalleryRows({ form }: { form: ProductFormState }) {
  const [image_url, pictures, pictureTexts] = form.watch(['image_url', 'details.pictures', 'details.pictureTexts'])
  const { image_url: mainError, details } = form.formState.errors
  const [textless, setTextless] = useState<readonly string[]>([])
  const errorsOf = (index: number, url: string) => ({
    url: index === 0 ? mainError?.message : details?.pictures?.[index - 1]?.message,
    alt: details?.pictureTexts?.[pictureTexts.findIndex(({ picture }) => picture === url)]?.text?.message,
  })

  function change(rows: GalleryRow[]) {
    const fields = fieldsOf(rows)
    const options = { shouldDirty: true, shouldTouch: true, shouldValidate: form.formState.isSubmitted }
    form.setValue('image_url', fields.image_url, options)
    form.setValue('details.pictures', fields.pictures, options)
    form.setValue('details.pictureTexts', fields.pictureTexts, options)
  }

  function choose(media: Media): string {
    if (lacksAlt(media)) setTextless((before) => [...before, media.address])
    return media.address
  }

  const hintOf = (index: number, { url }: GalleryRow) =>
    textless.includes(url) ? text.altMissing : index === 0 ? text.altHint : undefined

  return (
    <RowList
      text={listTexts.pictures}
      rows={rowsOf({ image_url, pictures, pictureTexts })}
      onChange={change}
      empty={empty}
      error={details?.pictures?.message}
    >
      {(row, index, changeRow) => {
        const errors = errorsOf(index, row.url)
        return (
          <fieldset className="grid min-w-0 gap-4 rounded-sm border border-line p-4 sm:grid-cols-[1fr_9rem]">
            <legend className="px-1 text-sm font-semibold">{listTexts.pictures.row(index + 1)}</legend>
            <div className="grid min-w-0 content-start gap-4">
              <TextField
                label={index === 0 ? productFormText.image : text.address(index + 1)}
                hint={index === 0 ? productFormText.imageHint : undefined}
                inputMode="url"
                required={index === 0}
                value={row.url}
                error={errors.url}
                onChange={({ target }) => changeRow({ ...row, url: target.value })}
              />
              <div>
                <PickMedia onChoose={(media) => changeRow({ ...row, url: choose(media) })} />
              </div>
              <TextField
                label={text.alt}
                hint={hintOf(index, row)}
                value={row.alt}
                error={errors.alt}
                disabled={row.url === ''}
                onChange={({ target }) => changeRow({ ...row, alt: target.value })}
              />
            </div>
            <div className="w-36 max-w-full">
              <ImagePreview url={row.url} />
            </div>
          </fieldset>
        )
      }}
    </RowList>
  )
}
