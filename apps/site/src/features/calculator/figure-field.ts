import { readDecimal } from '@arkpax/schema/decimal'

interface Allowed {
  min: number
  max: number
  isWhole?: boolean
}

/** The number that is typed into a field: null where it is empty, undefined where it holds something that is not allowed. */
export function readFigure(
  field: HTMLInputElement | null,
  { min, max, isWhole = false }: Allowed,
): number | null | undefined {
  const typed = field?.value.trim() ?? ''
  if (typed === '') return null
  const figure = readDecimal(typed)
  if (figure === undefined || figure < min || figure > max) return undefined
  return isWhole && !Number.isInteger(figure) ? undefined : figure
}

/** Remembers that a field has been typed into: what is empty since is no longer only unfinished. */
export const noteTyping = (field: HTMLInputElement): void => {
  field.dataset.typed = ''
}

/** Whether a field that has to be filled is left empty: by emptying it, or by going on elsewhere from its row. */
export const isLeftEmpty = (field: HTMLInputElement | null, row: HTMLElement): boolean =>
  field?.required === true &&
  field.value.trim() === '' &&
  ('typed' in field.dataset || !row.contains(document.activeElement))

/** Marks a field that does not hold what is asked for; true where it does not. */
export function markMistake(field: HTMLInputElement | null, isWrong: boolean): boolean {
  if (isWrong) field?.setAttribute('aria-invalid', 'true')
  else field?.removeAttribute('aria-invalid')
  return isWrong
}
