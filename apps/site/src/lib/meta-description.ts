/** Search results and link previews cut a description that is longer. */
const SHOWN = 160

/** The first whole sentences of a text that search results show; of a first sentence that is longer, its whole words. */
export function metaDescription(text: string): string {
  const [first = '', ...others] = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
  if (first.length > SHOWN) return `${first.slice(0, SHOWN).replace(/[\s,:;–]+\S*$/, '')} …`
  let shown = first
  for (const sentence of others) {
    if (shown.length + 1 + sentence.length > SHOWN) break
    shown += ` ${sentence}`
  }
  return shown
}
