import { useEffect, useState } from 'react'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { Checkbox } from '~/components/ui/react/Field.tsx'
import { contactPath, paths } from '~/lib/paths.ts'
import { showToast } from '~/lib/toast.ts'
import { wholeList } from '~/lib/whole-list.ts'
import { ComparisonPicker } from './ComparisonPicker.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'
import { compareText, linkCopied, linkNotCopied } from './compare.fi.ts'
import { addToComparison, removeFromComparison } from './compare.store.ts'
import { addedToast } from './compare-messages.fi.ts'
import { type ComparedProduct, comparisonRows, withServerProducts } from './comparison-rows.ts'
import { useCompareList } from './use-compare-list.ts'

/** Up to three products side by side, at first the stations. Before it is hydrated, and without scripts, all built products stand there. */
export function Comparison({ products: built }: { products: readonly ComparedProduct[] }) {
  const { products, isComplete } = useShopProducts(built)
  const { list, take, clear } = useCompareList(built.filter(({ isStation }) => isStation).map(({ id }) => id))

  useEffect(() => {
    const gone = isComplete && list?.filter((id) => !products.some((product) => product.id === id))
    if (gone && gone.length > 0) take(() => gone.forEach(removeFromComparison))
  }, [isComplete, list, products, take])

  if (!list) return <ComparisonTable products={built} rows={comparisonRows(built, compareText.unknown)} />

  const chosen = list.flatMap((id) => products.find((product) => product.id === id) ?? [])
  return (
    <>
      <ComparisonPicker
        products={products}
        onPick={({ id, name }) => take(() => showToast(addedToast(addToComparison(id), name, 'page')))}
      />
      {chosen.length === 0 ? (
        <Nothing />
      ) : (
        <Chosen products={chosen} onRemove={(id) => take(() => removeFromComparison(id))} onClear={clear} />
      )}
    </>
  )
}

interface ChosenProps {
  products: readonly ComparedProduct[]
  onRemove: (id: string) => void
  onClear: () => void
}

function Chosen({ products, onRemove, onClear }: ChosenProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const rows = comparisonRows(products, compareText.unknown)
  const shown = onlyDifferences && products.length > 1 ? rows.filter(({ differs }) => differs) : rows
  return (
    <>
      <div className="mt-6 mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        {products.length > 1 ? (
          <Checkbox
            label={compareText.onlyDifferences}
            checked={onlyDifferences}
            onChange={({ target }) => setOnlyDifferences(target.checked)}
          />
        ) : (
          <p className="label">{compareText.one}</p>
        )}
        {products.length > 1 && <p className="label">{compareText.legend}</p>}
        <div className="ml-auto flex flex-wrap gap-2">
          <Button onClick={copyLink}>{compareText.copyLink}</Button>
          <Button tone="quiet" onClick={onClear}>
            {compareText.clear}
          </Button>
        </div>
      </div>
      <ComparisonTable products={products} rows={shown} onRemove={onRemove} />
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={contactPath(products.map(({ name }) => name).join(' / '))} className={buttonClass('action')}>
          {compareText.ask}
        </a>
        <a href={paths.productsAlias} className={buttonClass()}>
          {compareText.toProducts}
        </a>
      </div>
    </>
  )
}

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
