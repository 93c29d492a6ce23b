/** A line of `technicalSpecs` as name and value: 'Paino: 28 kg'. A line without a colon is all value. */
export function splitSpecLine(line: string): { label: string; value: string } {
  const colon = line.indexOf(':')
  if (colon < 1) return { label: '', value: line.trim() }
  return { label: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() }
}
