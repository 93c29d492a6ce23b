import type { UseFormSetError } from 'react-hook-form'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { undoable } from '~/components/admin/undo-toast.ts'
import { useWrite } from '~/lib/use-write.ts'
import type { OfferValues } from './offer-values.ts'
import { offerText as text } from './offers.fi.ts'

const changes = [
  'GET /api/admin/offers',
  'GET /api/admin/offers/{id}',
  'GET /api/admin/contact-messages',
  'GET /api/admin/contact-messages/{id}',
  'GET /api/admin/products',
] as const

/** Sends an offer; the message that says so takes it back for as long as its mail waits. What is lacking is said at its field. */
export function useSendOffer(id: string, setError: UseFormSetError<OfferValues>) {
  const undo = useWrite('POST /api/admin/offers/{id}/undo-send', {
    success: { id, title: text.sendUndone, description: text.sendUndoneText },
    failure: text.undoFailed,
    changes: [...changes],
  })
  return useWrite('POST /api/admin/offers/{id}/send', {
    success: ({ number, customer_email, undo_until }) => ({
      id,
      title: text.sent,
      description: text.sentText(customer_email),
      ...undoable({
        name: text.undoSend(number),
        onPress: () => undo.mutate([{ params: { id } }]),
        until: Date.parse(undo_until),
      }),
    }),
    failure: text.sendFailed,
    changes: [...changes],
    doubts: ['GET /api/admin/offers/{id}'],
    // What belongs to no field of the form, such as the account of the shop, is said by the message.
    onFailure: (error) =>
      showFieldErrors(setError, error) && !error.problem?.errors?.some(({ path }) => path === 'iban'),
  })
}
