import type { searchEngine } from './search-engine.ts'

type Search = ReturnType<typeof searchEngine>

let engine: Promise<Search> | undefined

/** The search itself, fetched once per page; a failure is tried again with the next search. */
export function loadEngine(indexUrl: string): Promise<Search> {
  engine ??= fetchEngine(indexUrl).catch((error: unknown) => {
    engine = undefined
    throw error
  })
  return engine
}

async function fetchEngine(indexUrl: string) {
  const [{ searchEngine }, answer] = await Promise.all([import('./search-engine.ts'), fetch(indexUrl)])
  if (!answer.ok) throw new Error(`The search index answered ${answer.status}`)
  return searchEngine(await answer.text())
}
