import type { ReturnState } from './returns.ts'
import type { ReturnBasis } from './withdrawal-period.ts'

export const returnStateLabels: Record<ReturnState, string> = {
  announced: 'Ilmoitettu',
  pickup: 'Nouto sovittu',
  arrived: 'Saapunut',
  inspected: 'Tarkastettu',
  refunded: 'Hyvitetty',
  closed: 'Suljettu',
}

export const returnBasisLabels: Record<ReturnBasis, string> = {
  law: 'Lakisääteinen peruutus',
  promise: 'Palautuslupaus',
}
