/** The catalogue product whose figures stand in for a product without any; the panel where no name matches (spec §2). */
export function fallbackModel(name: string): '1' | '2' | '3' | '4' {
  const compact = name.replace(/\s/g, '')
  if (/2400w/i.test(compact)) return '1'
  if (/1800w/i.test(compact) || /\bevo\b/i.test(name)) return '2'
  if (/2300wh|lisäakku|extrabattery/i.test(compact)) return '3'
  return '4'
}

/** A line of `technicalSpecs` as name and value: 'Paino: 28 kg'. A line without a colon is all value. */
export function splitSpecLine(line: string): { label: string; value: string } {
  const colon = line.indexOf(':')
  if (colon < 1) return { label: '', value: line.trim() }
  return { label: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() }
}
