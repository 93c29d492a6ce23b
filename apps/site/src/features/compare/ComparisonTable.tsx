import { formatPrice } from '@arkpax/schema/format-fi'
import { Check, X } from 'lucide-react'
import { Fragment } from 'react'
import { inquiryPath, productPath } from '~/lib/paths.ts'
import { DARK_SCREEN } from '~/lib/picture-media.ts'
import { unbrokenName } from '~/lib/unbroken-name.ts'
import { compareText } from './compare.fi.ts'
import { inquiryLabel, removeLabel } from './compare-messages.fi.ts'
import type { ComparedProduct, ComparisonRow, RowGroup } from './comparison-rows.ts'

interface Props {
  products: readonly ComparedProduct[]
  groups: readonly RowGroup[]
  /** Takes a product out; without it the table only shows. */
  onRemove?: (id: string) => void
}

const stuckClass = 'sticky top-16 z-10 border-b border-ink bg-snow lg:top-[4.5rem]'
/** The columns of products are equally wide within; on a phone the first, behind that of the rows' names, and the last end where the page does. */
const columnClass =
  'max-md:px-1 max-md:nth-2:pr-2 max-md:nth-2:pl-0 max-md:not-nth-2:last:pl-2 max-md:last:pr-0 md:pl-8'
const inquiryClass =
  'min-h-11 shrink-0 items-center justify-center rounded-sm bg-ink text-center leading-tight font-semibold whitespace-nowrap text-snow hover:bg-ink-muted md:min-h-10 md:px-4 md:text-[0.9375rem]'

/**
 * Products side by side, and below the table what all share. Their names, prices and ways to buy stay in sight, below them is for whom
 * each is, and its picture; on a phone each row's name stands above its values, and the way to buy below the picture.
 */
export function ComparisonTable({ products, groups, onRemove }: Props) {
  const isChoice = products.filter(({ isStation }) => isStation).length > 1
  const isNarrow = products.length > 2
  const shared = groups.find(({ isShared }) => isShared)
  return (
    <>
      <table
        className="w-full table-fixed border-separate border-spacing-0 text-left"
        aria-label={compareText.tableLabel}
      >
        <thead>
          {/* Made anew where names shrink: what was hidden until then counts as moved when it is kept. */}
          <tr key={isNarrow ? 'narrow' : 'wide'}>
            <td className={`${stuckClass} hidden w-36 md:table-cell lg:w-56`} />
            {products.map(({ id, name, price }) => (
              <th key={id} scope="col" abbr={name} className={`${stuckClass} ${columnClass} py-2 align-bottom md:py-3`}>
                <span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1">
                  <a
                    href={productPath(id)}
                    className={`display block leading-tight wrap-anywhere underline-offset-4 hover:underline md:text-xl ${isNarrow ? 'col-span-2 text-[0.8125rem]' : 'text-lg max-lg:col-span-2'}`}
                  >
                    {unbrokenName(name)}
                  </a>
                  <span className={`figure md:text-lg ${isNarrow ? 'text-[0.9375rem]' : 'text-xl lg:row-start-2'}`}>
                    {formatPrice(price)}
                  </span>
                  <span className={`flex items-center gap-2 md:max-lg:col-span-2 ${isNarrow ? '' : 'lg:row-span-2'}`}>
                    <InquiryLink id={id} name={name} className="hidden md:inline-flex" />
                    {onRemove && <RemoveButton id={id} name={name} onRemove={onRemove} />}
                  </span>
                </span>
              </th>
            ))}
          </tr>
          {isChoice && (
            <tr className={isNarrow ? 'max-md:hidden' : ''}>
              <td className="hidden md:table-cell" />
              {products.map(({ id, verdict }) => (
                <td
                  key={id}
                  className={`${columnClass} pt-3 align-top text-[0.9375rem] hyphens-auto md:pt-4 lg:text-base`}
                >
                  <p className="max-w-prose">{verdict}</p>
                </td>
              ))}
            </tr>
          )}
          <tr>
            <td className="hidden md:table-cell" />
            {products.map((product) => (
              <td key={product.id} className={`${columnClass} pt-3 align-top md:pt-4`}>
                <ProductPicture product={product} isNarrow={isNarrow} />
                <InquiryLink
                  {...product}
                  className={`mt-3 flex md:hidden ${isNarrow ? 'text-sm' : 'text-[0.9375rem]'}`}
                />
              </td>
            ))}
          </tr>
        </thead>
        {groups
          .filter(({ isShared }) => !isShared)
          .map(({ title, rows }) => (
            <Fragment key={title}>
              <tbody>
                <GroupTitle title={title} span={products.length} className="md:hidden" />
                <GroupTitle title={title} span={products.length + 1} className="hidden md:table-row" />
              </tbody>
              {rows.map((row) => (
                <Row key={row.label} row={row} products={products} isNarrow={isNarrow} />
              ))}
            </Fragment>
          ))}
      </table>
      {shared && <SharedRows {...shared} />}
    </>
  )
}

function InquiryLink({ id, name, className }: Pick<ComparedProduct, 'id' | 'name'> & { className: string }) {
  return (
    <a href={inquiryPath(id)} aria-label={inquiryLabel(name)} className={`${inquiryClass} ${className}`}>
      {compareText.inquiry}
    </a>
  )
}

const groupTitleClass = 'display border-b border-line-strong pt-10 pb-3 text-xl md:pt-14 md:text-2xl'

function GroupTitle({ title, span, className }: { title: string; span: number; className: string }) {
  return (
    <tr className={className}>
      <th scope="rowgroup" colSpan={span} className={groupTitleClass}>
        {title}
      </th>
    </tr>
  )
}

/** What is longer than a figure with its words is a sentence. */
const LONGEST_FIGURE = 40

/** Values are read before all else: in the cut of the headings, but for sentences, and smaller where a phone has three columns. */
const sizeClass = (values: readonly string[], isNarrow = false) =>
  values.some(({ length }) => length > LONGEST_FIGURE)
    ? 'text-sm md:text-base'
    : `display tabular-nums ${isNarrow ? 'text-[0.9375rem] md:text-xl' : 'text-lg md:text-xl'}`

interface RowProps {
  row: ComparisonRow
  products: readonly ComparedProduct[]
  isNarrow: boolean
}

function Row({ row, products, isNarrow }: RowProps) {
  const size = sizeClass(row.values, isNarrow)
  return (
    <tbody data-differs={row.differs || undefined}>
      <tr className="md:hidden">
        <th scope="rowgroup" colSpan={products.length} className="label pt-3 text-left">
          {row.label}
        </th>
      </tr>
      <tr>
        <th
          scope="row"
          className="hidden border-b border-line py-3.5 pr-3 text-left align-baseline font-normal text-ink-muted md:table-cell"
        >
          {row.label}
        </th>
        {products.map(({ id }, index) => (
          <Value
            key={id}
            value={row.values[index] ?? ''}
            best={row.best[index] ? compareText.best(products.length) : undefined}
            className={size}
            isTicked={row.ticks}
            share={row.shares?.[index]}
          />
        ))}
      </tr>
    </tbody>
  )
}

/** What all have is told once: in two columns where there is room, as no column is one product's. */
function SharedRows({ title, rows }: RowGroup) {
  return (
    <section aria-label={title}>
      <h2 className={groupTitleClass}>{title}</h2>
      <dl className="grid md:grid-cols-2 md:gap-x-12">
        {rows.map(({ label, values: [value], ticks }) => (
          <div
            key={label}
            className="border-b border-line py-3 md:py-3.5 lg:grid lg:grid-cols-[10rem_minmax(0,1fr)] lg:items-baseline lg:gap-x-8 xl:grid-cols-[14rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-muted max-lg:text-sm max-lg:font-medium">{label}</dt>
            <dd className={`pt-0.5 break-words hyphens-auto lg:pt-0 ${sizeClass([value ?? ''])}`}>
              {ticks && <Tick value={value} />}
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A value that begins with a figure says by itself that there is something. */
const Tick = ({ value = '' }: { value?: string | undefined }) => (
  <>
    <Check
      className="mr-1.5 inline size-4 align-[-0.125em] text-forest md:size-5 md:align-[-0.2em]"
      aria-hidden="true"
    />
    {!/^\d/.test(value) && <span className="sr-only">{compareText.yes}, </span>}
  </>
)

const valueClass = `border-b border-line ${columnClass} pt-0.5 pb-3 align-baseline break-words hyphens-auto md:py-3.5`

interface ValueProps {
  value: string
  /** What the best value of a row is called. */
  best?: string | undefined
  isTicked?: boolean | undefined
  share?: number | undefined
  className: string
}

function Value({ value, best, isTicked, share, className }: ValueProps) {
  return (
    <td className={`${valueClass} ${best ? 'text-forest' : ''} ${className}`} data-best={best && true}>
      {isTicked && value !== compareText.unknown && <Tick value={value} />}
      {value}
      {best && <span className="sr-only"> {best}</span>}
      {share !== undefined && <Bar share={share} isBest={best !== undefined} />}
    </td>
  )
}

/** A length below a figure that says the same. Its width is an attribute: pages allow no style of an element. */
const Bar = ({ share, isBest }: { share: number; isBest: boolean }) => (
  <svg className={`mt-2 mb-1 block h-3 w-full ${isBest ? 'text-forest' : 'text-line-strong'}`} aria-hidden="true">
    <rect width={`${Math.round(share * 100)}%`} height="100%" fill="currentColor" />
  </svg>
)

function RemoveButton({
  id,
  name,
  onRemove,
}: Pick<ComparedProduct, 'id' | 'name'> & { onRemove: (id: string) => void }) {
  return (
    <button
      type="button"
      className="inline-flex size-8 shrink-0 items-center justify-center rounded-sm text-ink-muted hover:bg-sunken hover:text-ink md:size-10"
      aria-label={removeLabel(name)}
      onClick={() => onRemove(id)}
    >
      <X className="size-4" aria-hidden="true" />
    </button>
  )
}

function ProductPicture({ product: { picture, imageUrl }, isNarrow }: { product: ComparedProduct; isNarrow: boolean }) {
  const frame = 'aspect-[4/3] w-full rounded-sm bg-sunken object-cover md:aspect-[3/2]'
  if (!picture)
    return imageUrl ? <img src={imageUrl} alt="" className={frame} /> : <span className={`block ${frame}`} />
  const sizes = isNarrow ? '28vw' : '(min-width: 64rem) 30rem, 43vw'
  return (
    <picture>
      {picture.dark && (
        <>
          <source media={DARK_SCREEN} type="image/avif" srcSet={picture.dark.avif} sizes={sizes} />
          <source media={DARK_SCREEN} type="image/webp" srcSet={picture.dark.webp} sizes={sizes} />
        </>
      )}
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <source type="image/webp" srcSet={picture.webp} sizes={sizes} />
      <img src={picture.src} alt="" width={picture.width} height={picture.height} className={frame} />
    </picture>
  )
}
