import { ListPaging } from '~/components/admin/ListPaging.tsx'
import { LoadFailure, Loading } from '~/components/admin/list-states.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { adminProductsText } from './admin-products.fi.ts'
import { type ProductCallbacks, ProductCard } from './ProductCard.tsx'

/** The products as cards, a page at a time. */
export function ProductList(callbacks: ProductCallbacks) {
  const { items, error, retry, isPending, page, previous, next } = usePagedList('GET /api/products', {})
  if (error) return <LoadFailure title={adminProductsText.loadFailed} error={error} onRetry={retry} />
  if (!items) return <Loading />
  if (items.length === 0) return <EmptyState title={adminProductsText.empty} text={adminProductsText.emptyText} />
  return (
    <>
      <ul
        className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
        aria-label={adminProductsText.products}
        aria-busy={isPending}
      >
        {items.map((product) => (
          <ProductCard key={product.id} product={product} {...callbacks} />
        ))}
      </ul>
      <ListPaging {...{ page, isPending, previous, next }} />
    </>
  )
}
