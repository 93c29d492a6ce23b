import type { Privacy } from '../../services/privacy.ts'
import { expireReservations } from './stock-sweeps.service.ts'

export const stockPrivacy: Privacy = {
  columns: { stock_reservations: ['note'] },
  ownData: { because: 'A note of staff tells for whom units are kept; no address stands with it.' },
  erase: { because: 'The note goes with the reservation, on the day to which the units are kept at the latest.' },
  retain: [expireReservations],
}
