/** Gives one key per content: the same for a retry, a new one after a change. */
export function idempotencyKeys(): (content: string) => string {
  let last = { content: '', key: '' }
  return (content) => {
    if (last.content !== content || !last.key) last = { content, key: crypto.randomUUID() }
    return last.key
  }
}
