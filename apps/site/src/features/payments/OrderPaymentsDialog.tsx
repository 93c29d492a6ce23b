import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { adminOrderPath } from '~/lib/admin-paths.ts'
import { OrderPayments } from './OrderPayments.tsx'
import { orderPaymentsText as text } from './payments.fi.ts'

/** The money of one order over a list; closed while `id` is empty. */
export const OrderPaymentsDialog = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <Dialog open={id !== ''} onClose={onClose} title={text.dialogTitle} wide>
    {id !== '' && (
      <div className="grid grid-cols-1 gap-6">
        <p>
          <a href={adminOrderPath(id)} className="underline">
            {text.openOrder}
          </a>
        </p>
        <OrderPayments orderId={id} />
      </div>
    )}
  </Dialog>
)
