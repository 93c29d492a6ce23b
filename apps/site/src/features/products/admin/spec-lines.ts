/** The lines with the one at `from` moved to `to`. */
export const moveLine = (lines: readonly string[], from: number, to: number): string[] =>
  lines.toSpliced(from, 1).toSpliced(to, 0, ...lines.slice(from, from + 1))
