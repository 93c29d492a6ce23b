import type { APIRoute } from 'astro'
import { siteEntries } from './_search/site-entries.ts'

/** The sentences of all that is searched, by its address: the page of results shows those that were found. */
export const GET: APIRoute = async () => {
  const passages = (await siteEntries()).filter(({ passages }) => passages.length > 0)
  const byAddress = Object.fromEntries(passages.map(({ href, passages }) => [href, passages]))
  return new Response(JSON.stringify(byAddress), { headers: { 'Content-Type': 'application/json' } })
}
