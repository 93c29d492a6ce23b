import type { Answer, EndpointKey } from '@arkpax/schema/endpoints'
import { apiUrl } from './api-url.ts'
import { nextPath } from './next-path.ts'

/** The public lists that a page reads as it loads. */
type ListKey = Extract<EndpointKey, 'GET /api/products' | 'GET /api/blog'>

/** A public list, page by page; undefined when the API does not give it whole. Apart from `api.ts`, so that pages stay light. */
export async function wholeList<K extends ListKey>(key: K): Promise<Answer<K> | undefined> {
  const items: unknown[] = []
  let path: string | undefined = key.replace('GET ', '')
  while (path) {
    const answer: Response | undefined = await fetch(apiUrl(path)).catch(() => undefined)
    if (!answer?.ok) return undefined
    items.push(...((await answer.json()) as unknown[]))
    path = nextPath(answer.headers.get('link'))
  }
  return items as Answer<K>
}
