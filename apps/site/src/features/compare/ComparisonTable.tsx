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
const inquiryClass =
  'min-h-11 shrink-0 items-center justify-center rounded-sm bg-ink px-2 text-center text-[0.9375rem] leading-tight font-semibold text-snow hover:bg-ink-muted md:min-h-10 md:px-4'

/**
 * Products side by side. Their names, prices and ways to buy stay in sight, below them is for whom each is; on a phone each row's name stands above its
 * values, and the way to buy below the picture.
 */
export function ComparisonTable({ products, groups, onRemove }: Props) {
  const isChoice = products.filter(({ isStation }) => isStation).length > 1
  const isNarrow = products.length > 2
  const isPair = products.length === 2
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
                    className={`display block leading-tight wrap-anywhere underline-offset-4 hover:underline md:text-xl ${isNarrow ? 'text-[0.8125rem]' : 'text-lg'}`}
                  >
                    {unbrokenName(name)}
                  </a>
                  <span className={`figure mt-1 block md:text-lg ${isNarrow ? 'text-[0.9375rem]' : 'text-xl'}`}>
                    {formatPrice(price)}
                  </span>
                </span>
                <InquiryLink id={id} name={name} className="hidden md:mt-2 md:inline-flex lg:mt-0" />
              </span>
            </th>
          ))}
        </tr>
        <tr>
          <td className="hidden md:table-cell" />
          {products.map((product) => (
            <td key={product.id} className="px-1.5 pt-2 align-top md:px-4 md:pt-4">
              <div className={isPair ? 'gap-x-6 lg:flex' : ''}>
                <div className="relative shrink-0 md:max-w-64 lg:w-full">
                  <ProductPicture product={product} />
                  {onRemove && <RemoveButton product={product} onRemove={onRemove} />}
                </div>
                <InquiryLink {...product} className="mt-3 flex md:hidden" />
                {isChoice && product.verdict && (
                  <p
                    className={`mt-3 text-[0.9375rem] hyphens-auto text-ink-muted md:text-base ${isPair ? 'lg:mt-0' : ''}`}
                  >
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

function InquiryLink({ id, name, className }: Pick<ComparedProduct, 'id' | 'name'> & { className: string }) {
  return (
    <a href={inquiryPath(id)} aria-label={inquiryLabel(name)} className={`${inquiryClass} ${className}`}>
      {compareText.inquiry}
    </a>
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
          <Value
            key={id}
            value={row.values[index] ?? ''}
            isBest={row.best[index]}
            isTicked={row.ticks}
            share={row.shares?.[index]}
            isWide={products.length < 3}
          />
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
  share?: number | undefined
  /** There is room for its bar beside it. */
  isWide: boolean
}

function Value({ value, isBest, isTicked, share, isWide }: ValueProps) {
  const told = (
    <>
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
    </>
  )
  return (
    <td
      className={`border-b border-line px-1.5 pt-0.5 pb-3 align-baseline text-sm break-words hyphens-auto tabular-nums md:px-4 md:py-3.5 md:text-base ${isBest ? 'font-semibold' : ''}`}
      data-best={isBest || undefined}
    >
      {share === undefined ? (
        told
      ) : (
        <div className={isWide ? 'lg:flex lg:items-center lg:gap-4' : ''}>
          <span className={`block ${isWide ? 'lg:w-44 lg:shrink-0' : ''}`}>{told}</span>
          <Bar share={share} isBest={isBest} isWide={isWide} />
        </div>
      )}
    </td>
  )
}

/** A length beside a figure that says the same. Its width is an attribute: pages allow no style of an element. */
const Bar = ({ share, isBest, isWide }: Pick<ValueProps, 'isBest' | 'isWide'> & { share: number }) => (
  <svg
    className={`mt-1.5 block h-1.5 w-full max-w-60 ${isWide ? 'lg:mt-0' : ''} ${isBest ? 'text-forest' : 'text-line-strong'}`}
    aria-hidden="true"
  >
    <rect width={`${Math.round(share * 100)}%`} height="100%" fill="currentColor" />
  </svg>
)

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
