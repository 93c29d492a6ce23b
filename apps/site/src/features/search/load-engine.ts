import type { Passages, searchEngine } from './search-engine.ts'

type Search = ReturnType<typeof searchEngine>

let engine: Promise<Search> | undefined

/** The search itself, fetched once per page, with the sentences of the texts where `passagesUrl` is given; a failure is tried again with the next search. */
export function loadEngine(indexUrl: string, passagesUrl?: string): Promise<Search> {
  engine ??= fetchEngine(indexUrl, passagesUrl).catch((error: unknown) => {
    engine = undefined
    throw error
  })
  return engine
}

async function fetchEngine(indexUrl: string, passagesUrl?: string) {
  const [{ searchEngine }, answer, passages] = await Promise.all([
    import('./search-engine.ts'),
    fetch(indexUrl),
    passagesUrl ? fetchPassages(passagesUrl) : undefined,
  ])
  if (!answer.ok) throw new Error(`The search index answered ${answer.status}`)
  return searchEngine(await answer.text(), passages)
}

/** Without the sentences the search finds the same. */
async function fetchPassages(url: string): Promise<Passages> {
  try {
    return await (await fetch(url)).json()
  } catch {
    return {}
  }
}
