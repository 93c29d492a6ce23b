import { Controller } from 'react-hook-form'
import { PickMedia } from '~/components/admin/media/PickMedia.tsx'
import { RowList } from '~/components/admin/RowList.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { listTexts, documentText as text } from './product-form.fi.ts'
import type { ProductFormState } from './product-values.ts'

const empty = () => ({ name: '', url: '' })

/** The files of a product, in the order of its page. */
export function DocumentRows({ form }: { form: ProductFormState }) {
  const errors = form.formState.errors.details?.documents
  return (
    <Controller
      control={form.control}
      name="details.documents"
      render={({ field: { value, onChange } }) => (
        <RowList text={listTexts.documents} rows={value} onChange={onChange} empty={empty} error={errors?.message}>
          {(document, index, change) => {
            const field = (part: keyof typeof document) => ({
              label: text[part],
              value: document[part],
              error: errors?.[index]?.[part]?.message,
              onChange: ({ target }: { target: { value: string } }) => change({ ...document, [part]: target.value }),
            })
            return (
              <fieldset className="grid min-w-0 gap-4 rounded-sm border border-line p-4 sm:grid-cols-2">
                <legend className="px-1 text-sm font-semibold">{listTexts.documents.row(index + 1)}</legend>
                <TextField {...field('name')} />
                <div className="grid content-start justify-items-start gap-3">
                  <TextField {...field('url')} hint={text.urlHint} className="w-full" />
                  <PickMedia kind="document" onChoose={({ address }) => change({ ...document, url: address })} />
                </div>
              </fieldset>
            )
          }}
        </RowList>
      )}
    />
  )
}
