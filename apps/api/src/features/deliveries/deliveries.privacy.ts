import type { Privacy } from '../../services/privacy.ts'
import { forgetTracking, readDeliveriesOf } from './own-deliveries.repo.ts'

/** Whoever follows a parcel at its carrier finds the person. A delivery loses that once its order has lost them, and goes with the order. */
export const deliveriesPrivacy: Privacy = {
  columns: { deliveries: ['carrier', 'tracking_number', 'tracking_url'] },
  ownData: async (db, { email }) => (email ? { deliveries: await readDeliveriesOf(db, email) } : {}),
  erase: (db) => forgetTracking(db),
  // What is told of the orders holds for their deliveries too.
  erasureParts: async () => [],
  retain: [(db) => forgetTracking(db)],
}
