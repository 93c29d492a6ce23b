import { Controller } from 'react-hook-form'
import { PickMedia } from '~/components/admin/media/PickMedia.tsx'
import { RowList } from '~/components/admin/RowList.tsx'
import { TextArea, TextField } from '~/components/ui/react/Field.tsx'
import { listTexts, featureText as text } from './product-form.fi.ts'
import type { ProductFormState } from './product-values.ts'

const empty = () => ({ title: '', text: '', picture: '' })

/** What sets a product apart, in the order of its page. */
export function FeatureRows({ form }: { form: ProductFormState }) {
  const errors = form.formState.errors.details?.features
  return (
    <Controller
      control={form.control}
      name="details.features"
      render={({ field: { value, onChange } }) => (
        <RowList text={listTexts.features} rows={value} onChange={onChange} empty={empty} error={errors?.message}>
          {(feature, index, change) => {
            const field = (part: keyof typeof feature) => ({
              label: text[part],
              value: feature[part],
              error: errors?.[index]?.[part]?.message,
              onChange: ({ target }: { target: { value: string } }) => change({ ...feature, [part]: target.value }),
            })
            return (
              <fieldset className="grid min-w-0 gap-4 rounded-sm border border-line p-4">
                <legend className="px-1 text-sm font-semibold">{listTexts.features.row(index + 1)}</legend>
                <TextField {...field('title')} />
                <TextArea {...field('text')} rows={3} />
                <TextField {...field('picture')} hint={text.pictureHint} />
                <div>
                  <PickMedia onChoose={({ address }) => change({ ...feature, picture: address })} />
                </div>
              </fieldset>
            )
          }}
        </RowList>
      )}
    />
  )
}
