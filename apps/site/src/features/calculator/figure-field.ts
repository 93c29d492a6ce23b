import { readDecimal } from '@arkpax/schema/decimal'

/** The number that is typed into a field: null where it is empty, undefined where it holds something else. */
export function readFigure(field: HTMLInputElement | null, { isWhole = false } = {}): number | null | undefined {
  const typed = field?.value.trim() ?? ''
  if (typed === '') return null
  const figure = readDecimal(typed)
  return isWhole && !Number.isInteger(figure) ? undefined : figure
}

/** Marks a field that does not hold what is asked for; true where it does not. */
export function markMistake(field: HTMLInputElement | null, isWrong: boolean): boolean {
  if (isWrong) field?.setAttribute('aria-invalid', 'true')
  else field?.removeAttribute('aria-invalid')
  return isWrong
}
