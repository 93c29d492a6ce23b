import { ApiError } from './api-error.ts'

/**
 * What a change that asks for a version gave. Where it changed nothing, the thing has another version by now (`stale`, with
 * the thing as it is), or is not there.
 */
export async function changedOrStale<T>(
  changed: T | undefined,
  readCurrent: () => Promise<unknown>,
  notFound: () => ApiError,
): Promise<T> {
  if (changed !== undefined) return changed
  const current = await readCurrent()
  throw current === undefined ? notFound() : new ApiError('stale', { current })
}
