import { finnishDay, formatDate } from '@arkpax/schema/format-fi'
import { productModelLabel } from '@arkpax/schema/product-models'
import type { Registration } from '@arkpax/schema/registrations'
import { CustomerLink } from '~/components/admin/CustomerLink.tsx'
import { EmailText } from '~/components/admin/EmailText.tsx'
import { SortHead } from '~/components/admin/lists/SortHead.tsx'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { adminRegistrationsText as text } from './admin-registrations.fi.ts'

interface Props {
  registrations: Registration[]
  sort: string
  onSort: (sort: string) => void
}

/** Registrations with their owner and the end of the warranty; doubtful ones are marked. */
export function RegistrationTable({ registrations, sort, onSort }: Props) {
  const today = finnishDay(new Date())
  return (
    <Table label={text.title} stacked>
      <thead>
        <tr>
          <HeadCell>{text.columns.product}</HeadCell>
          <SortHead name="owner" label={text.columns.owner} {...{ sort, onSort }} />
          <SortHead name="purchase" label={text.columns.purchase} first="descending" {...{ sort, onSort }} />
          <SortHead name="warranty" label={text.columns.warranty} {...{ sort, onSort }} />
          <SortHead name="date" label={text.columns.registered} first="descending" {...{ sort, onSort }} />
        </tr>
      </thead>
      <tbody>
        {registrations.map((registration) => (
          <RegistrationRow key={registration.id} registration={registration} today={today} />
        ))}
      </tbody>
    </Table>
  )
}

function RegistrationRow({ registration, today }: { registration: Registration; today: string }) {
  const { firstName, lastName, email, phone, purchaseDate, retailer, warrantyEnd, created_at } = registration
  const isValid = warrantyEnd >= today
  return (
    <tr>
      <Cell className="min-w-48 wrap-anywhere">
        <Product registration={registration} />
      </Cell>
      <Cell label={text.columns.owner} className="min-w-48 wrap-anywhere">
        <p className="font-medium">{`${firstName} ${lastName}`}</p>
        <p className="text-sm">
          <a href={`mailto:${email}`} className="inline-block min-h-6 text-ink-muted underline hover:text-ink">
            <EmailText email={email} />
          </a>
        </p>
        {phone && <p className="text-sm text-ink-muted">{phone}</p>}
        <CustomerLink email={email} />
      </Cell>
      <Cell label={text.columns.purchase} className="min-w-28 wrap-anywhere">
        <p>{formatDate(purchaseDate)}</p>
        {retailer && <p className="text-sm text-ink-muted">{retailer}</p>}
      </Cell>
      <Cell label={text.columns.warranty} className="whitespace-nowrap">
        <p className="mb-1">{formatDate(warrantyEnd)}</p>
        <Badge tone={isValid ? 'good' : 'neutral'}>{isValid ? text.valid : text.expired}</Badge>
      </Cell>
      <Cell label={text.columns.registered} className="whitespace-nowrap">
        {formatDate(created_at)}
      </Cell>
    </tr>
  )
}

function Product({ registration: { serialNumber, productModel, flagged, comments } }: { registration: Registration }) {
  return (
    <>
      <p className="font-medium">{serialNumber}</p>
      <p className="text-sm text-ink-muted">{productModelLabel(productModel)}</p>
      {flagged && (
        <p className="mt-2 max-w-80 text-sm">
          <Badge tone="danger">{text.flagged}</Badge> {text.flaggedWhy}
        </p>
      )}
      {comments && (
        <details className="mt-1 max-w-96 text-sm">
          <summary className="inline-flex min-h-8 items-center underline" aria-label={text.commentsOf(serialNumber)}>
            {text.comments}
          </summary>
          <p className="whitespace-pre-wrap">{comments}</p>
        </details>
      )}
    </>
  )
}
