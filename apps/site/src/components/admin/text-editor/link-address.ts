/** An address as it was typed for a link, whole: `www.tukes.fi` becomes `https://www.tukes.fi`. Undefined of what is none. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (/^\/(?![/\\])\S*$/.test(text) || /^#\S+$/.test(text)) return text
  if (/^mailto:\S+@\S+$/i.test(text)) return text
  if (/^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  return /^https?:\/\/[^\s/?#:@]+\.[^\s/?#:@]{2,}(?::\d+)?([/?#]\S*)?$/i.test(address) && URL.canParse(address)
    ? address
    : undefined
}
