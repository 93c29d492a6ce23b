/** The change that a person has typed: a whole number, or null where it is none. */
export function readChange(typed: string): number | null {
  const text = typed.trim().replace('\u2212', '-')
  return /^[+-]?\d{1,7}$/.test(text) ? Number(text) : null
}

/** The typed change one step up or down; never below minus the current stock. */
export const stepChange = (typed: string, step: 1 | -1, stock: number) =>
  String(Math.max((readChange(typed) ?? 0) + step, -stock))

/** 5 → '+5', -5 → '−5' with a real minus sign. */
export const signed = (change: number) => (change > 0 ? `+${change}` : change < 0 ? `\u2212${Math.abs(change)}` : '0')
