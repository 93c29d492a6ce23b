import type { APIRoute } from 'astro'
import { searchEntries } from '~/features/search/search-entries.ts'

/** The index of the search: built with the pages, fetched when someone first searches. */
export const GET: APIRoute = async () => Response.json(await searchEntries())
