import type { RecallChoicePreview } from '@arkpax/schema/recalls'
import { chooseUnitsText as text } from './admin-recalls.fi.ts'

interface Props {
  preview: RecallChoicePreview
  /** The recall is published: new owners are written to at once. */
  isOpen: boolean
  takesUnknown: boolean
}

/** What a choice would bring in: whom we reach, what nobody knows, and what stands elsewhere already. */
export const ChoicePreview = ({ preview, isOpen, takesUnknown }: Props) => (
  <div className="mt-3 grid gap-3">
    {preview.units > 0 && (
      <ul className="list-disc pl-5">
        <li>{text.reached(preview.with_address, preview.people)}</li>
        {preview.without_address > 0 && <li>{text.unreached(preview.without_address)}</li>}
      </ul>
    )}
    {preview.unknown_count > 0 && (
      <Named title={text.unknown(preview.unknown_count)} names={preview.unknown} of={preview.unknown_count}>
        {takesUnknown ? '' : text.unknownLeft}
      </Named>
    )}
    {preview.elsewhere_count > 0 && (
      <Named
        title={text.elsewhere(preview.elsewhere_count)}
        names={preview.elsewhere.map(({ serial, title }) => `${serial} (${title})`)}
        of={preview.elsewhere_count}
      />
    )}
    {preview.other_product_count > 0 && (
      <Named
        title={text.otherProduct(preview.other_product_count)}
        names={preview.other_product.map(({ serial, product_name }) => `${serial} (${product_name})`)}
        of={preview.other_product_count}
      >
        {text.otherProductText}
      </Named>
    )}
    {isOpen && preview.people > 0 && <p className="font-semibold">{text.tellsAtOnce}</p>}
  </div>
)

const Named = ({
  title,
  names,
  of,
  children,
}: {
  title: string
  names: readonly string[]
  of: number
  children?: string
}) => (
  <div>
    <p className="font-semibold">{title}</p>
    <p className="max-h-40 overflow-y-auto text-sm wrap-anywhere text-ink-muted">
      {names.join(', ')}
      {of > names.length && ' …'}
    </p>
    {children && <p className="text-sm">{children}</p>}
  </div>
)
