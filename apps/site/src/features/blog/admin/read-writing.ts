import type { WritingProgress } from '@arkpax/schema/ai-writing'
import type { Problem } from '@arkpax/schema/errors'
import { ApiError } from '~/lib/api.ts'

type WritingEvent<T> =
  | { event: 'progress'; data: WritingProgress }
  | { event: 'done'; data: T }
  | { event: 'failed'; data: Problem }

/** Follows a writing to its end and gives what was written; throws an ApiError where it failed. */
export async function readWriting<T>(
  events: AsyncIterable<WritingEvent<T>>,
  onProgress: (progress: WritingProgress) => void,
): Promise<T> {
  for await (const { event, data } of events) {
    if (event === 'done') return data
    if (event === 'failed') throw new ApiError(data.status, data.title, data)
    onProgress(data)
  }
  throw new Error('The stream ended before the text was whole')
}
