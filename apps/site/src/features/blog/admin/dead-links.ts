/** So many are asked for at a time, and no more than so many of one text. */
const AT_ONCE = 6
const MOST = 60

/** Those of our own paths at which a visitor finds nothing. Rejects without a network. */
export async function deadLinks(paths: readonly string[], signal?: AbortSignal): Promise<string[]> {
  const waiting = paths.slice(0, MOST)
  const dead: string[] = []
  const ask = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const { status } = await fetch(path, { method: 'HEAD', signal: signal ?? null })
      if (status === 404 || status === 410) dead.push(path)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  return paths.filter((path) => dead.includes(path))
}
