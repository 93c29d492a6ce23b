import { type ReactNode, useEffect, useState } from 'react'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { priceText } from '~/components/ui/price.fi.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { Checkbox } from '~/components/ui/react/Field.tsx'
import { paths } from '~/lib/paths.ts'
import { showToast } from '~/lib/toast.ts'
import { wholeList } from '~/lib/whole-list.ts'
import { ComparisonPicker } from './ComparisonPicker.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'
import { compareText, linkCopied, linkNotCopied } from './compare.fi.ts'
import { addToComparison, removeFromComparison } from './compare.store.ts'
import { addedToast } from './compare-messages.fi.ts'
import { type ComparedProduct, comparisonRows, type RowGroup, withServerProducts } from './comparison-rows.ts'
import { useCompareList } from './use-compare-list.ts'

/** Up to three products side by side, at first the stations: that is how the page is built. */
export function Comparison({ products: built }: { products: readonly ComparedProduct[] }) {
  const { products, isComplete } = useShopProducts(built)
  const { list, take, clear } = useCompareList(built.filter(({ isStation }) => isStation).map(({ id }) => id))

  useEffect(() => {
    const gone = isComplete && list.filter((id) => !products.some((product) => product.id === id))
    if (gone && gone.length > 0) take(() => gone.forEach(removeFromComparison))
  }, [isComplete, list, products, take])

  const chosen = list.flatMap((id) => products.find((product) => product.id === id) ?? [])
  const picker = (
    <ComparisonPicker
      products={products}
      onPick={({ id, name }) => take(() => showToast(addedToast(addToComparison(id), name, 'page')))}
    />
  )
  return (
    <>
      {chosen.length === 0 ? (
        <>
          {picker}
          <Nothing />
        </>
      ) : (
        <Chosen
          picker={picker}
          products={chosen}
          onRemove={(id) => take(() => removeFromComparison(id))}
          onClear={clear}
        />
      )}
    </>
  )
}

/** Where the products are changed: below the table, so that the values stand high. */
const TOOLS = 'vertailun-muokkaus'
const toolClass = 'min-h-12 px-0! underline underline-offset-4'

interface ChosenProps {
  picker: ReactNode
  products: readonly ComparedProduct[]
  onRemove: (id: string) => void
  onClear: () => void
}

function Chosen({ picker, products, onRemove, onClear }: ChosenProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const groups = comparisonRows(products, compareText.unknown)
  const shown = onlyDifferences && products.length > 1 ? differencesOf(groups) : groups
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 lg:flex-row-reverse lg:justify-between">
        <div className="flex flex-wrap items-center gap-x-6 max-lg:w-full max-lg:justify-between">
          {products.length > 1 && (
            <div className="flex min-h-12 items-center">
              <Checkbox
                label={compareText.onlyDifferences}
                checked={onlyDifferences}
                onChange={({ target }) => setOnlyDifferences(target.checked)}
              />
            </div>
          )}
          <a href={`#${TOOLS}`} className="inline-flex min-h-12 items-center">
            <span className="link">{compareText.change}</span>
          </a>
        </div>
        <p className="label">
          {products.length === 1 && `${compareText.one} `}
          {priceText.allWithTheirVat}.
        </p>
      </div>
      <ComparisonTable products={products} groups={shown} onRemove={onRemove} />
      {shown.length === 0 && <p className="mt-6">{compareText.same}</p>}
      <div id={TOOLS} className="mt-10 flex scroll-mt-48 flex-wrap items-end gap-x-10 gap-y-3">
        <div className="max-md:w-full">{picker}</div>
        <div className="flex flex-wrap gap-x-6">
          <Button tone="quiet" className={toolClass} onClick={copyLink}>
            {compareText.copyLink}
          </Button>
          <Button tone="quiet" className={toolClass} onClick={onClear}>
            {compareText.clear}
          </Button>
        </div>
      </div>
    </>
  )
}

const differencesOf = (groups: readonly RowGroup[]) =>
  groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0)

function Nothing() {
  return (
    <div className="mt-8">
      <EmptyState title={compareText.empty.title} text={compareText.empty.text}>
        <a href={paths.productsAlias} className={`${buttonClass('solid')} mt-4`}>
          {compareText.toProducts}
        </a>
      </EmptyState>
    </div>
  )
}

async function copyLink() {
  try {
    await navigator.clipboard.writeText(location.href)
    showToast(linkCopied)
  } catch {
    showToast(linkNotCopied)
  }
}

/** The products that can be compared: the built ones at once, those of the server as soon as it answers. */
function useShopProducts(built: readonly ComparedProduct[]) {
  const [shop, setShop] = useState({ products: built, isComplete: false })

  useEffect(() => {
    wholeList('GET /api/products').then((products) => {
      if (products) setShop({ products: withServerProducts(built, products), isComplete: true })
    })
  }, [built])

  return shop
}
