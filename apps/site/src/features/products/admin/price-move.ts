import { toCents, toEuros } from '@arkpax/schema/money'

/** How the prices of many products move: up or down by a part of each, or by euros. */
export interface PriceMove {
  direction: 'up' | 'down'
  unit: 'percent' | 'euros'
  amount: number
}

/** A price after a move, in euros to the cent; null where nothing would be left of it. */
export function movedPrice(price: number, { direction, unit, amount }: PriceMove): number | null {
  const cents = toCents(price)
  const step = unit === 'euros' ? toCents(amount) : Math.round((cents * amount) / 100)
  const moved = direction === 'up' ? cents + step : cents - step
  return moved > 0 ? toEuros(moved) : null
}
