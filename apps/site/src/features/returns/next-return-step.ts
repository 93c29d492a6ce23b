import { comingBack, isOpenReturn, type ReturnDetail, type ReturnState } from '@arkpax/schema/returns'

/**
 * The step that a return waits for: the goods, a look at them, and only then the money. Where nothing comes back, and once all has been
 * looked at, it waits for its money; what is over waits for nothing.
 */
export function nextReturnStep({
  state,
  items,
  sent_on,
}: Pick<ReturnDetail, 'state' | 'items' | 'sent_on'>): ReturnState | null {
  if (!isOpenReturn(state)) return null
  if (state === 'inspected' || comingBack(items).length === 0) return 'refunded'
  if (state === 'announced' && sent_on === null) return 'pickup'
  return state === 'arrived' ? 'inspected' : 'arrived'
}
