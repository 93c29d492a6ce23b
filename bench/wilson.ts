const Z = 1.96

/** A share with its interval by Wilson, which holds the true one in 95 of 100 samples: '88 of 100: 88.0 % (80.2–93.0)'. */
export function wilson(part: number, all: number): string {
  if (all === 0) return '–'
  const share = part / all
  const middle = (share + Z ** 2 / (2 * all)) / (1 + Z ** 2 / all)
  const reach = (Z * Math.sqrt((share * (1 - share)) / all + Z ** 2 / (4 * all ** 2))) / (1 + Z ** 2 / all)
  const percent = (value: number) => (100 * value).toFixed(1)
  return `${part} of ${all}: ${percent(share)} % (${percent(middle - reach)}–${percent(middle + reach)})`
}
