import { ALAND_NOTICE, isInAland } from '@arkpax/schema/aland'
import type { DeliveryChoice } from '@arkpax/schema/delivery-options'
import type { DeliveryOption } from '@arkpax/schema/delivery-price'
import { toEuros } from '@arkpax/schema/money'
import { route } from '../../http/route.ts'
import { findDeliveryOptions } from './delivery-options.service.ts'

const toChoice = ({ priceCents, returnCostCents, ...option }: DeliveryOption): DeliveryChoice => ({
  ...option,
  price: priceCents === null ? null : toEuros(priceCents),
  return_cost: returnCostCents === null ? null : toEuros(returnCostCents),
})

export const deliveryOptionRoutes = [
  route('POST /api/delivery-options', {}, async ({ db, body }) => ({
    options: (await findDeliveryOptions(db, body)).map(toChoice),
    notice: isInAland(body.postcode) ? ALAND_NOTICE : null,
  })),
]
