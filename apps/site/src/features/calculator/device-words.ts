/**
 * Whether what one types may mean an appliance: the name holds each of its words, or it is a name that people use (`jääkaap*` takes any
 * ending). Nothing typed means every appliance.
 */
export function isCalled(typed: string, name: string, otherNames: readonly string[]): boolean {
  const query = typed.trim().toLowerCase()
  const isInName = query.split(/\s+/).every((word) => name.toLowerCase().includes(word))
  return isInName || otherNames.some((other) => mayMean(query, other))
}

function mayMean(query: string, name: string): boolean {
  const isOpen = name.endsWith('*')
  const stem = isOpen ? name.slice(0, -1) : name
  return stem.startsWith(query) || (isOpen && query.startsWith(stem))
}
