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
/** A link in the narrow columns of a phone, a button where there is room. */
const inquiryClass =
  'inline-flex min-h-7 items-center text-[0.8125rem] font-semibold underline underline-offset-4 shrink-0 md:mt-2 md:min-h-10 md:rounded-sm md:bg-ink md:px-4 md:text-[0.9375rem] md:text-snow md:no-underline md:hover:bg-ink-muted lg:mt-0'

/** Products side by side. Their names, prices and ways to buy stay in sight, below them is for whom each is; on a phone each row's name stands above its values. */
export function ComparisonTable({ products, groups, onRemove }: Props) {
  const isChoice = products.filter(({ isStation }) => isStation).length > 1
  return (
    <table
      className="w-full table-fixed border-separate border-spacing-0 text-left"
      aria-label={compareText.tableLabel}
    >
      <thead>
        <tr>
          <td className={`${stuckClass} hidden w-52 md:table-cell`} />
          {products.map(({ id, name, price }) => (
            <th key={id} scope="col" abbr={name} className={`${stuckClass} px-1.5 py-2 align-bottom md:px-4 md:py-3`}>
              <span className="block lg:flex lg:flex-wrap lg:items-center lg:justify-between lg:gap-x-4 lg:gap-y-2">
                <span className="block">
                  <a
                    href={productPath(id)}
                    className="display block text-[0.8125rem] leading-tight wrap-anywhere underline-offset-4 hover:underline md:text-xl"
                  >
                    {unbrokenName(name)}
                  </a>
                  <span className="figure mt-1 block text-[0.8125rem] md:text-lg">{formatPrice(price)}</span>
                </span>
                <a href={inquiryPath(id)} aria-label={inquiryLabel(name)} className={inquiryClass}>
                  {compareText.inquiry}
                </a>
              </span>
            </th>
          ))}
        </tr>
        <tr>
          <td className="hidden md:table-cell" />
          {products.map((product) => (
            <td key={product.id} className="px-1.5 pt-2 align-top md:px-4 md:pt-4">
              <div className={products.length === 2 ? 'gap-x-6 lg:flex' : ''}>
                <div className="relative shrink-0 md:max-w-64 lg:w-full">
                  <ProductPicture product={product} />
                  {onRemove && <RemoveButton product={product} onRemove={onRemove} />}
                </div>
                {isChoice && product.verdict && (
                  <p className="mt-2 text-[0.8125rem] hyphens-auto text-ink-muted md:text-base lg:mt-0">
                    {product.verdict}
                  </p>
                )}
              </div>
            </td>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <Fragment key={title}>
          <tbody>
            <GroupTitle title={title} span={products.length} className="md:hidden" />
            <GroupTitle title={title} span={products.length + 1} className="hidden md:table-row" />
          </tbody>
          {rows.map((row) => (
            <Row key={row.label} row={row} products={products} />
          ))}
        </Fragment>
      ))}
    </table>
  )
}

function GroupTitle({ title, span, className }: { title: string; span: number; className: string }) {
  return (
    <tr className={className}>
      <th
        scope="rowgroup"
        colSpan={span}
        className="display border-b border-line-strong px-1.5 pt-10 pb-3 text-lg md:px-0"
      >
        {title}
      </th>
    </tr>
  )
}

function Row({ row, products }: { row: ComparisonRow; products: readonly ComparedProduct[] }) {
  const isQuiet = products.length > 1 && !row.differs
  return (
    <tbody className={isQuiet ? 'text-ink-muted' : ''} data-differs={row.differs || undefined}>
      <tr className="md:hidden">
        <th scope="rowgroup" colSpan={products.length} className="label px-1.5 pt-3 text-left">
          {row.label}
        </th>
      </tr>
      <tr>
        <th
          scope="row"
          className="label hidden border-b border-line py-3.5 pr-3 text-left align-baseline md:table-cell"
        >
          {row.label}
        </th>
        {products.map(({ id }, index) => (
          <Value key={id} value={row.values[index] ?? ''} isBest={row.best[index]} isTicked={row.ticks} />
        ))}
      </tr>
    </tbody>
  )
}

/** Marks the best of a row. Drawn by its border, which stays where the reader's own colours take backgrounds away. */
export const Dot = () => (
  <span className="mx-0.5 inline-block size-2 rounded-full border-4 border-forest align-middle" data-dot />
)

interface ValueProps {
  value: string
  isBest?: boolean | undefined
  isTicked?: boolean | undefined
}

function Value({ value, isBest, isTicked }: ValueProps) {
  return (
    <td
      className={`border-b border-line px-1.5 pt-0.5 pb-3 align-baseline text-sm break-words hyphens-auto tabular-nums md:px-4 md:py-3.5 md:text-base ${isBest ? 'font-semibold' : ''}`}
      data-best={isBest || undefined}
    >
      {isTicked && value !== compareText.unknown && (
        <>
          <Check
            className="mr-1.5 inline size-4 align-[-0.125em] text-forest md:size-5 md:align-[-0.2em]"
            aria-hidden="true"
          />
          <span className="sr-only">{compareText.yes}, </span>
        </>
      )}
      {value}
      {isBest && (
        <>
          {' '}
          <Dot />
          <span className="sr-only">, {compareText.best}</span>
        </>
      )}
    </td>
  )
}

function RemoveButton({
  product: { id, name },
  onRemove,
}: {
  product: ComparedProduct
  onRemove: (id: string) => void
}) {
  return (
    <button
      type="button"
      className="absolute top-1 right-1 inline-flex size-8 items-center justify-center rounded-sm border border-line bg-surface hover:bg-sunken md:top-2 md:right-2 md:size-10"
      aria-label={removeLabel(name)}
      onClick={() => onRemove(id)}
    >
      <X className="size-4" aria-hidden="true" />
    </button>
  )
}

function ProductPicture({ product: { picture, imageUrl } }: { product: ComparedProduct }) {
  const frame = 'aspect-[4/3] w-full rounded-sm bg-sunken object-cover'
  if (!picture)
    return imageUrl ? <img src={imageUrl} alt="" className={frame} /> : <span className={`block ${frame}`} />
  const sizes = '(min-width: 48rem) 30rem, 33vw'
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
