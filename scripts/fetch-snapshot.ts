import { type PublishedContent, publishedContent } from '@arkpax/schema/published-content'
import * as z from 'zod'

/** 500 long posts over a slow line. */
const TIMEOUT_MS = 120_000

/**
 * What a running server has published, as `readPublishedContent` reads it beside the database. Throws with a line that says
 * what to mend when the server does not answer, does not know the token or is of another version.
 */
export async function fetchSnapshot({ url, token }: { url: string; token: string }): Promise<PublishedContent> {
  const answer = await ask(url, token)
  if (answer.status === 404) throw new Error(`${url} gives no snapshot: set SNAPSHOT_TOKEN where that server runs`)
  if (answer.status === 401) throw new Error(`SNAPSHOT_TOKEN is not the one that ${url} knows`)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  const content: unknown = await answer.json().catch(() => undefined)
  const { error } = publishedContent.safeParse(content)
  const [mistake] = error?.issues ?? []
  if (mistake)
    throw new Error(`${url} gave what this version cannot build: ${mistake.path.join('.')} ${mistake.message}`)
  return z.custom<PublishedContent>().parse(content)
}

async function ask(url: string, token: string): Promise<Response> {
  try {
    return await fetch(url, {
      headers: { Authorization: `Bearer ${token}` },
      // A redirect would carry the token to somebody else.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  } catch (error) {
    const { cause = error } = error instanceof Error ? error : {}
    throw new Error(`${url} did not answer: ${cause instanceof Error ? cause.message : cause}`)
  }
}
