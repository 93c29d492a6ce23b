import type { Answer, EndpointKey } from '@arkpax/schema/endpoints'
import { apiUrl } from './api-url.ts'

/** What a page that is newer than the build shows. */
type OneKey = Extract<EndpointKey, 'GET /api/products/{id}' | 'GET /api/blog/{slug}'>

/**
 * One public thing by its id or slug; undefined when there is none. Throws when the API does not give an answer. Apart from
 * `api.ts`, so that pages stay light.
 */
export async function readOne<K extends OneKey>(key: K, id: string): Promise<Answer<K> | undefined> {
  const path = key.replace('GET ', '').replace(/\{\w+\}/, encodeURIComponent(id))
  const answer = await fetch(apiUrl(path))
  if (answer.status === 404) return undefined
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`)
  return (await answer.json()) as Answer<K>
}
