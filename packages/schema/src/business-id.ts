const WRITTEN = /^(\d{7})-(\d)$/
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2]

/** Whether a business id is that of no company, as a new shop has it: nothing to show to visitors. */
export const isPlaceholderId = (id: string): boolean => /^0+-0$/.test(id)

/** Whether the last digit of a Finnish business id is what the seven before it ask for, so that a mistyped digit is noticed. */
export function isBusinessId(id: string): boolean {
  const [, digits, last] = WRITTEN.exec(id) ?? []
  if (!digits) return false
  const rest = WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11
  return rest !== 1 && Number(last) === (11 - rest) % 11
}
