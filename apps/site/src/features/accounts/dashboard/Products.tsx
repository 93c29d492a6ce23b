import { finnishDay, formatDate } from '@arkpax/schema/format-fi'
import type { CustomerRegistration } from '@arkpax/schema/own-things'
import { productModelLabel } from '@arkpax/schema/product-models'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { paths, warrantyCasePath } from '~/lib/paths.ts'
import { productsText as text } from './products.fi.ts'
import { useOwnList } from './use-own-list.ts'
import { WarrantyCases } from './WarrantyCases.tsx'

/** The products that were registered with the customer's address, and how long their warranty runs. */
export function Products() {
  const registrations = useOwnList('GET /api/auth/registrations')
  return (
    <>
      <WarrantyCases />
      <Registrations read={registrations} />
    </>
  )
}

function Registrations({
  read: registrations,
}: {
  read: ReturnType<typeof useOwnList<'GET /api/auth/registrations'>>
}) {
  return (
    <Loaded read={registrations} failure={text.failure} empty={<NoProducts />}>
      {(all) => (
        <>
          <ul>
            {all.map((registration) => (
              <RegisteredProduct key={registration.id} registration={registration} />
            ))}
          </ul>
          <div className="mt-6 flex flex-wrap gap-3">
            <a href={paths.registration} className={buttonClass()}>
              {text.register}
            </a>
            <a href={paths.warranty} className={buttonClass('quiet')}>
              {text.terms}
            </a>
          </div>
        </>
      )}
    </Loaded>
  )
}

function NoProducts() {
  return (
    <EmptyState title={text.none} text={text.noneText}>
      <a href={paths.registration} className={`${buttonClass('solid')} mt-4`}>
        {text.register}
      </a>
    </EmptyState>
  )
}

function RegisteredProduct({ registration }: { registration: CustomerRegistration }) {
  const { id, productModel, serialNumber, purchaseDate, retailer, warrantyEnd, passport } = registration
  const isRunning = warrantyEnd >= finnishDay(new Date())
  const facts = [
    [text.serial, serialNumber],
    [text.bought, formatDate(purchaseDate)],
    ...(retailer ? [[text.retailer, retailer]] : []),
  ]
  return (
    <li className="border-b border-line py-5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-semibold">{productModelLabel(productModel)}</span>
        <Badge tone={isRunning ? 'good' : 'neutral'}>{(isRunning ? text.running : text.ended)(warrantyEnd)}</Badge>
      </p>
      <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-1 text-ink-muted">
        {facts.map(([term, value]) => (
          <div key={term} className="flex min-w-0 flex-wrap gap-x-2">
            <dt>{term}</dt>
            <dd className="min-w-0 text-ink tabular-nums wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 flex flex-wrap gap-x-6">
        <a href={warrantyCasePath(id)} className="inline-flex min-h-8 items-center underline">
          {text.notWorking}
          <span className="sr-only"> {serialNumber}</span>
        </a>
        {passport && (
          <a href={passport} className="inline-flex min-h-8 items-center underline">
            {text.passport}
            <span className="sr-only"> {serialNumber}</span>
          </a>
        )}
      </p>
    </li>
  )
}
