import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { ApiError } from './api-error.ts'
import type { ApiEnv } from './env.ts'
import { fillPage, type PageValues } from './page-parts.ts'

/** Answers a built page that is filled in. Throws `not_found` while it is not built. */
export async function answerFilledPage(
  c: Context<ApiEnv>,
  status: number,
  path: string,
  values: PageValues,
): Promise<Response> {
  const page = await c.var.deps.readPage(path)
  if (!page) throw new ApiError('not_found')
  c.header('Content-Security-Policy', page.csp)
  return c.html(fillPage(page.html, values), status as ContentfulStatusCode)
}
