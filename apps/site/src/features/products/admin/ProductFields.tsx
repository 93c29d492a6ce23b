import { get } from 'react-hook-form'
import { TextField } from '~/components/ui/react/Field.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { NameFields, SaleFields, type StoredStock } from './BasicFields.tsx'
import { CampaignFields } from './CampaignFields.tsx'
import { DocumentRows } from './DocumentRows.tsx'
import { FeatureRows } from './FeatureRows.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { GalleryRows } from './GalleryRows.tsx'
import { OtherProducts } from './OtherProducts.tsx'
import { PortRows } from './PortRows.tsx'
import { type FigureField, figureGroups } from './product-figures.fi.ts'
import { groupTitles } from './product-form.fi.ts'
import type { ProductFormState } from './product-values.ts'
import { SalesTextField } from './SalesTextField.tsx'
import { SearchResultFields } from './SearchResultFields.tsx'
import { TextRows } from './TextRows.tsx'
import { TradeFields } from './TradeFields.tsx'
import { tradeText } from './trade.fi.ts'

interface Props {
  form: ProductFormState
  /** The product's id; null of a new one. */
  id: string | null
  stored: StoredStock | null
}

/** Everything that is told of a product, in groups; those that every product needs stand open. */
export const ProductFields = ({ form, id, stored }: Props) => (
  <div className="border-b border-line">
    <FieldGroup title={groupTitles.basics} isOpen>
      <NameFields form={form} />
    </FieldGroup>
    <FieldGroup title={groupTitles.sales} isOpen>
      <SalesTextField form={form} />
    </FieldGroup>
    <FieldGroup title={groupTitles.sale} isOpen>
      <SaleFields form={form} stored={stored} />
      <CampaignFields form={form} />
    </FieldGroup>
    <FieldGroup title={tradeText.title}>
      <TradeFields form={form} />
    </FieldGroup>
    <FieldGroup title={groupTitles.pictures} isOpen>
      <GalleryRows form={form} />
    </FieldGroup>
    {Object.entries(figureGroups).map(([name, { figures, ...group }]) => (
      <FieldGroup key={name} {...group}>
        <FigureFields form={form} figures={figures} />
        {name === 'ports' && <PortRows form={form} />}
      </FieldGroup>
    ))}
    <FieldGroup title={groupTitles.features}>
      <FeatureRows form={form} />
      <TextRows form={form} name="details.applications" />
    </FieldGroup>
    <FieldGroup title={groupTitles.documents}>
      <DocumentRows form={form} />
    </FieldGroup>
    <FieldGroup title={groupTitles.warnings}>
      <TextRows form={form} name="details.warnings" />
    </FieldGroup>
    <FieldGroup title={groupTitles.specs}>
      <TextRows form={form} name="technicalSpecs" />
    </FieldGroup>
    <FieldGroup title={groupTitles.others}>
      <OtherProducts form={form} name="details.accessories" self={id} />
      <OtherProducts form={form} name="details.related" self={id} />
    </FieldGroup>
    <FieldGroup title={groupTitles.searchResult}>
      <SearchResultFields form={form} id={id} />
    </FieldGroup>
  </div>
)

interface FigureProps {
  form: ProductFormState
  figures: readonly FigureField[]
}

/** Figures of a product side by side, each with its unit in its label. */
const FigureFields = ({ form, figures }: FigureProps) => (
  <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
    {figures.map(({ path, isText, ...field }) => {
      const error = get<object, { message?: string } | undefined>(form.formState.errors, path)?.message
      const attributes = { ...field, error, ...form.register(path) }
      return isText ? <TextField key={path} {...attributes} /> : <NumberField key={path} {...attributes} decimals />
    })}
  </div>
)
