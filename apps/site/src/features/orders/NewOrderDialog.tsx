import { FormDialog } from '~/components/admin/FormDialog.tsx'
import { Loading } from '~/components/admin/list-states.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { useFreshRead } from '~/lib/use-read.ts'
import { OrderForm } from './OrderForm.tsx'
import { OrdersOfMessage } from './OrdersOfMessage.tsx'
import { startingValues, valuesForCustomer, valuesForMessage } from './order-form-values.ts'
import { ordersTexts } from './orders.fi.ts'

interface Props {
  open: boolean
  /** The contact message that the order comes from; empty when it is made by hand. */
  contactId: string
  /** The customer whom it is for; empty where nobody is chosen. */
  customerId: string
  onClose: () => void
  onCreated: (id: string) => void
}

/** An order made by staff, by hand, for a customer or from a contact message. */
export function NewOrderDialog({ open, contactId, customerId, onClose, onCreated }: Props) {
  const draft = `order:${contactId || customerId || 'new'}`
  return (
    <FormDialog open={open} onClose={onClose} title={ordersTexts.newOrder} draft={draft} discard={ordersTexts.discard}>
      {({ onTyped, close }) => {
        const form = { draft, onCreated, onTyped, onCancel: close }
        if (contactId) return <FromMessage id={contactId} {...form} />
        if (customerId) return <ForCustomer id={customerId} {...form} />
        return <OrderForm start={startingValues()} {...form} />
      }}
    </FormDialog>
  )
}

interface FormProps {
  draft: string
  onCreated: (id: string) => void
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
}

function ForCustomer({ id, ...form }: FormProps & { id: string }) {
  const { data, error, refetch } = useFreshRead('GET /api/admin/customers/{id}', { params: { id } })
  if (error) return <LoadFailure title={ordersTexts.customerFailure} error={error} onRetry={refetch} />
  return data ? <OrderForm start={valuesForCustomer(data)} {...form} /> : <Loading />
}

function FromMessage({ id, ...form }: FormProps & { id: string }) {
  const message = useFreshRead('GET /api/admin/contact-messages/{id}', { params: { id } })
  const asked = useFreshRead('GET /api/admin/orders/asked', { query: { contact_message_id: id } })
  const failed = [message, asked].find(({ error }) => error)
  if (failed?.error)
    return <LoadFailure title={ordersTexts.contactFailure} error={failed.error} onRetry={failed.refetch} />
  if (!message.data || !asked.data) return <Loading />
  const { subject, message: text, inquiry, orders } = message.data
  const delivery = [inquiry?.delivery_name, inquiry?.delivery_wish].filter(Boolean).join(', ')
  return (
    <div className="grid gap-6">
      <blockquote className="max-h-48 overflow-y-auto border-l-2 border-line-strong pl-4 wrap-anywhere">
        <p className="font-semibold">{subject}</p>
        <p className="whitespace-pre-line">{text}</p>
        {delivery && <p>{ordersTexts.askedDelivery(delivery)}</p>}
      </blockquote>
      <OrdersOfMessage orders={orders} />
      <OrderForm start={valuesForMessage(id, asked.data)} {...form} />
    </div>
  )
}
