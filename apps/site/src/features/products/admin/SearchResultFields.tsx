import { useFactValues } from '~/components/admin/use-fact-values.ts'
import { hintClass } from '~/components/ui/field.recipe.ts'
import { TextArea, TextField } from '~/components/ui/react/Field.tsx'
import { metaDescription } from '~/lib/meta-description.ts'
import { productPath } from '~/lib/paths.ts'
import { productTitle } from '../product-title.ts'
import { searchResultText as text } from './product-form.fi.ts'
import type { ProductFormState } from './product-values.ts'

/** So much of a title and of a description is shown by Google, about: it counts in pixels. */
const SHOWN = { title: 60, description: 160 }

interface Props {
  form: ProductFormState
  id: string | null
}

/** What search results say of a product, and how that looks; empty fields take what the page says anyway. */
export function SearchResultFields({ form, id }: Props) {
  const { register, watch, formState } = form
  const errors = formState.errors.details
  const { shown } = useFactValues()
  const [name, description, tagline] = watch(['name', 'description', 'details.tagline'])
  const [ownTitle, ownDescription] = watch(['details.searchTitle', 'details.searchDescription'])
  const title = shown(ownTitle.trim() || productTitle({ name, tagline })) || text.noTitle
  const told = metaDescription(shown(ownDescription.trim() || description.trim())) || text.noDescription
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="grid content-start gap-6">
        <div className="grid gap-1.5">
          <TextField
            label={text.title}
            hint={text.titleHint}
            error={errors?.searchTitle?.message}
            {...register('details.searchTitle')}
          />
          <Count used={ownTitle.trim().length} shown={SHOWN.title} />
        </div>
        <div className="grid gap-1.5">
          <TextArea
            label={text.description}
            hint={text.descriptionHint}
            rows={3}
            error={errors?.searchDescription?.message}
            {...register('details.searchDescription')}
          />
          <Count used={ownDescription.trim().length} shown={SHOWN.description} />
        </div>
      </div>
      <figure className="grid content-start gap-1.5">
        <figcaption className="text-sm font-semibold">{text.preview}</figcaption>
        <div className="min-w-0 rounded-sm border border-line bg-surface p-4 wrap-anywhere">
          <p className="text-sm text-ink-muted">
            {location.host} ›{' '}
            {productPath(id ?? 'uusi')
              .slice(1)
              .replace('/', ' › ')}
          </p>
          <p className="mt-1 text-xl text-forest">{cut(title, SHOWN.title)}</p>
          <p className="mt-1 text-sm">{cut(told, SHOWN.description)}</p>
        </div>
      </figure>
    </div>
  )
}

/** How much of a text has been used of what is shown. */
const Count = ({ used, shown }: { used: number; shown: number }) => (
  <p className={`${hintClass} tabular-nums`}>
    {text.count(used, shown)}
    {used > shown && <strong className="font-semibold text-ink"> {text.tooLong}</strong>}
  </p>
)

const cut = (words: string, length: number) =>
  words.length > length ? `${words.slice(0, length).replace(/\s+\S*$/, '')} …` : words
